/** Asks a remote for something; what it throws at once, against its contract, is a rejection like any other. */
export const askRemote = async <Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> => ask()
