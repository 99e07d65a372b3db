/** What a link says, for screen readers, that opens another tab. */
export const NEW_TAB = ' (öffnet in einem neuen Tab)'
