import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text, for addresses that work without the token. */
export function sign(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** True when the signature belongs to the text; takes the same time for every wrong one. */
export function isSigned(text: string, signature: string, key: Buffer): boolean {
  const expected = Buffer.from(sign(text, key))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
