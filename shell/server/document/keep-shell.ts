import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { syncAll, syncPlace, UNFINISHED } from '@nimbus/server-kit/files'

/** How long a build of the shell is kept after an edge has last started with it, in milliseconds: no open tab is older. */
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Copies a build of the shell to `kept`, so that a build in its place, as of a deployment from the same checkout, takes no
 * file from a shop that runs or from its open tabs. Answers with the folders to serve: the copy, then earlier builds.
 */
export async function keepShell(build: string, kept: string, now: number = Date.now()): Promise<[string, ...string[]]> {
  const entries = await fs.readdir(build, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  const hash = crypto.createHash('sha256')
  for (const file of files.sort())
    hash
      .update(path.relative(build, file))
      .update('\0')
      .update(await fs.readFile(file))
  const id = hash.digest('hex').slice(0, 16)
  const own = path.join(kept, id)
  await fs.mkdir(kept, { recursive: true })
  const known = (await fs.readdir(kept, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (!known.includes(id)) await copy(build, own)
  await fs.utimes(own, now / 1_000, now / 1_000)
  const earlier: string[] = []
  for (const folder of known.filter((name) => name !== id).map((name) => path.join(kept, name))) {
    const { mtimeMs } = await fs.stat(folder)
    if (folder.endsWith(UNFINISHED) || now - mtimeMs > KEPT_MS) await fs.rm(folder, { recursive: true, force: true })
    else earlier.push(folder)
  }
  return [own, ...earlier]
}

/** Has the copy in its place whole from its first moment on; another edge on the same folder may have been faster. */
async function copy(build: string, place: string): Promise<void> {
  const unfinished = `${place}.${crypto.randomUUID()}${UNFINISHED}`
  await fs.cp(build, unfinished, { recursive: true })
  await syncAll(unfinished)
  await fs.rename(unfinished, place).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause
    return fs.rm(unfinished, { recursive: true, force: true })
  })
  await syncPlace(path.dirname(place))
}
