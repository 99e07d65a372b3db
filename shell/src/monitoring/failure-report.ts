import * as v from 'valibot'

/** Where the edge takes reports of releases that failed. */
export const FAILURES_PATH = '/failures'

/** A release that could not be loaded, mounted or kept; nothing about the visitor or the error. */
export const failureReportSchema = v.strictObject({
  remote: v.pipe(v.string(), v.maxLength(60)),
  version: v.pipe(v.string(), v.maxLength(60)),
})
export type FailureReport = v.InferOutput<typeof failureReportSchema>
