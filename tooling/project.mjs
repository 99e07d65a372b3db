import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the checkout. Written so that a Node that is too old gets as far as being told so. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Everything that builds and runs leave behind, outside of git. */
export const workFolder = path.join(root, '.nimbus')

/** The remotes of this checkout: every folder named mf-…, so that a new one needs no list. */
export const remotes = () =>
  fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(root, name, 'src/app.tsx')))
    .sort()

/** Where releases of remotes lie: <name>/<version>/, and which one is live in <name>/live.json. */
export const releaseFolder = path.join(workFolder, 'releases')

/** ed25519 keys of the teams: <name>.private.pem signs a release, <name>.public.pem lets the edge check it. */
export const keyFolder = path.join(workFolder, 'keys')
