import * as v from 'valibot'

/** Names a release of a remote, and its folder: "1.4.2", "1.0.0-ab12cd34" */
export const versionSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^\w[\w.-]*$/, 'is no version'))

/** Names a remote: "mf-cart" */
export const remoteSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^mf-[a-z0-9-]+$/, 'is no name of a remote'))
