/** Where the edge takes reports of releases that failed. */
export const FAILURES_PATH = '/failures'
