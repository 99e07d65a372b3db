import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The keys of the API, each derived from one secret for one purpose (HKDF, RFC 5869). */
export interface Keys {
  token: string
  links: Buffer
  /** For addresses of orders' status pages. */
  status: Buffer
  /** 256 bits for what is encrypted at rest. */
  vault: Buffer
  /** For digests of who is counted. */
  limits: Buffer
}

/**
 * Derives the keys. Without a configured secret one is made and kept in the data folder, readable by its owner only;
 * several copies of the API need the same configured secret.
 */
export async function loadKeys(dataDir: string, configured?: string): Promise<Keys> {
  const secret = configured ?? (await keptSecret(dataDir))
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'nimbus', purpose, 32))
  return {
    token: derive('token').toString('base64'),
    links: derive('links'),
    status: derive('status'),
    vault: derive('vault'),
    limits: derive('limits'),
  }
}

async function keptSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.length >= 32) return kept
  const made = randomBytes(48).toString('base64url')
  // a process that died between creating and writing leaves an empty file, which may be written again
  const file = await open(path, 'w', 0o600)
  await file.writeFile(made)
  await file.sync()
  await file.close()
  return made
}
