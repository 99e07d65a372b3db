import { hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keptText } from '../../kernel/files/kept-text'

/** The keys of the API, each derived from one secret for one purpose (HKDF, RFC 5869). */
export interface Keys {
  token: string
  links: Buffer
  /** For addresses of orders' status pages. */
  status: Buffer
  /** For what customers use their orders with. */
  access: Buffer
  /** 256 bits for what is encrypted at rest. */
  vault: Buffer
  /** For digests of who is counted. */
  limits: Buffer
  /** For the secrets of those who are told of events. */
  events: Buffer
  /** Tells whether it is the same secret, and nothing of it. */
  mark: string
}

/** Characters of a secret at least. */
const LEAST = 32

export interface SecretSource {
  /** SHOP_SECRET */
  configured?: string | undefined
  /** True where nothing was written with a secret yet, so that one may be made. */
  isNew: boolean
}

/**
 * Derives the keys. Without a configured secret one is made and kept in the data folder, readable by its owner only;
 * several copies of the API need the same configured secret.
 */
export async function loadKeys(dataDir: string, { configured, isNew }: SecretSource): Promise<Keys> {
  const secret = configured ?? (await keptSecret(dataDir, isNew))
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'nimbus', purpose, 32))
  return {
    token: derive('token').toString('base64'),
    links: derive('links'),
    status: derive('status'),
    access: derive('access'),
    vault: derive('vault'),
    limits: derive('limits'),
    events: derive('events'),
    mark: derive('mark').toString('base64url'),
  }
}

/** Where the secret of this data folder lies when SHOP_SECRET isn't set. */
export const secretPath = (dataDir: string): string => join(dataDir, 'secret')

const keptSecret = (dataDir: string, isNew: boolean): Promise<string> =>
  keptText({
    file: secretPath(dataDir),
    least: LEAST,
    make: isNew ? () => randomBytes(48).toString('base64url') : undefined,
    wayOut:
      'The IBANs and links of the orders open with it only: restore it from a backup or set SHOP_SECRET. To begin without these orders, move the data folder away.',
  })
