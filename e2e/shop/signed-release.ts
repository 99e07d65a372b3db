import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Integrity of a file in the form of release.json: integrityOf(content) → 'sha384-…' */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`

/** Writes what a release says of itself, with the signature of its team. */
export function describeSigned(folder: string, description: object, key: crypto.KeyLike): void {
  const text = JSON.stringify(description)
  fs.writeFileSync(path.join(folder, 'release.json'), text)
  fs.writeFileSync(path.join(folder, 'release.sig'), crypto.sign(null, Buffer.from(text), key).toString('base64'))
}

/** Names the deployed release of a remote with the signature of its team, at once, since an edge may be reading. */
export function nameDeployed(
  releases: string,
  name: string,
  deployment: { version: string; at?: string; by?: string },
  key: crypto.KeyLike,
): void {
  const signed = { ...deployment, issued_at: new Date().toISOString() }
  const text = Buffer.from(`${name} live.json\n${JSON.stringify(signed)}`)
  const signature = crypto.sign(null, text, key).toString('base64')
  const live = path.join(releases, name, 'live.json')
  fs.writeFileSync(`${live}.new`, JSON.stringify({ ...signed, signature }))
  fs.renameSync(`${live}.new`, live)
}
