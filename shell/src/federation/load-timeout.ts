/** How long one file of a remote may take, in milliseconds, before its slot shows the failure panel. */
export const LOAD_TIMEOUT_MS = 8_000
