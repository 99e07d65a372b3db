import { createHash, randomBytes } from 'node:crypto'

/** 160 bits: nobody finds one by trying. */
const CODE_BYTES = 20

/** A new one-time code, in letters that a link may hold. newCode() → 'q0Zc4l6bV0o1xX3m2nq9aT5uH4s' */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url')

/** All that is kept of a code. It is random, so that no salt is needed. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** A code on its way to a customer: it is kept nowhere. And until when it can be used. */
export interface OfferedCode {
  code: string
  validUntil: Date
}
