import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** What a masked IBAN looks like, as a pattern of JSON schema. */
export const MASKED_IBAN = '^[A-Z]{2}[0-9]{2} \\*{4} [0-9A-Z]{4}$'

const ALGORITHM = 'aes-256-gcm'

/** Encrypts an IBAN for the database. */
export function sealIban(iban: string, key: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const sealed = Buffer.concat([cipher.update(iban, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** The IBAN again; throws when the key or the text is another one. */
export function unsealIban(text: string, key: Buffer): string {
  const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  const decipher = createDecipheriv(ALGORITHM, key, nonce!)
  decipher.setAuthTag(tag!)
  return Buffer.concat([decipher.update(sealed!), decipher.final()]).toString('utf8')
}
