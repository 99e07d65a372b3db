/** How long one file of a remote may take, in milliseconds, before its slot shows the failure panel. */
export const LOAD_TIMEOUT_MS = 8_000

/**
 * How long a remote may take to be loaded, and then for each thing that a slot asks of it, in milliseconds: an entry and a
 * chunk each have their own limit.
 */
export const REMOTE_TIMEOUT_MS = 2 * LOAD_TIMEOUT_MS
