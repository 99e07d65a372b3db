/** id of the shell's own place in main, for pages that no remote has. */
export const ERROR_SLOT_ID = 'slot-shell'
