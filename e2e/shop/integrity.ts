import crypto from 'node:crypto'

/** Integrity of a file in the form of release.json: integrityOf(content) → 'sha384-…' */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`
