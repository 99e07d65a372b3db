import * as v from 'valibot'

/** Names a release of a remote, and its folder: "1.4.2", "1.0.0-ab12cd34" */
export const versionSchema = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/, 'is no version'))
