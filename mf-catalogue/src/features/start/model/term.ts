/** Term of the prices on the start page, in months. */
export const TERM = 24
