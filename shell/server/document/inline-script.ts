import crypto from 'node:crypto'
import { EARLY_CLICKS } from './early-clicks'
import { LATE_SCRIPTS } from './late-scripts'

/** The one script that documents have inline. */
export const INLINE_SCRIPT = `${EARLY_CLICKS};${LATE_SCRIPTS}`

/** How the content security policy names it: exactly this one is allowed besides scripts of our own files. */
export const INLINE_SCRIPT_HASH = `'sha256-${crypto.createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`
