import { withTimeout } from '@nimbus/shared-contracts/timeout'

/** How long one file of a remote may take, in milliseconds, before its slot shows the failure panel. */
export const LOAD_TIMEOUT_MS = 8_000

/**
 * How long a remote may take to be loaded, and then for each thing that a slot asks of it, in milliseconds: an entry and a
 * chunk each have their own limit.
 */
const REMOTE_TIMEOUT_MS = 2 * LOAD_TIMEOUT_MS

/** Asks a remote for something; what it throws at once, against its contract, is a rejection like any other. */
export const askRemote = async <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> => ask()

/** The same, for what somebody waits for: no answer in time is a rejection that says what was asked. */
export const askRemoteInTime = <Answer>(what: string, ask: () => Answer | Promise<Answer>): Promise<Answer> =>
  withTimeout({ ms: REMOTE_TIMEOUT_MS, what }, ask)
