import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { replaceFile } from '@nimbus/server-kit/files'
import { BackupError } from './backup-file'

/**
 * What a shop of one process has in its data folder besides the database: decisions and the record of what is live, and
 * declarations that the API has not got yet. Pictures and the mirror are made again; secrets are kept apart.
 */
const FOLDERS = ['composition', 'declarations']

/** Paths within the data folder of all files that a backup has. */
export async function dataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of FOLDERS) {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(none)
    for (const entry of entries)
      if (entry.isFile()) found.push(join(folder, entry.parentPath.slice(join(dataDir, folder).length), entry.name))
  }
  return found.toSorted()
}

function none(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Undefined for one that was delivered, and so removed, meanwhile: then the database has it. */
export const readDataFile = (dataDir: string, file: string): Promise<Buffer | undefined> =>
  readFile(join(dataDir, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Writes a file of a backup for its owner alone. Throws a BackupError for a path that leads elsewhere. */
export async function writeDataFile(dataDir: string, file: string, content: Buffer): Promise<void> {
  const inside = normalize(file)
  if (!FOLDERS.some((folder) => inside.startsWith(`${folder}${sep}`)))
    throw new BackupError(`the backup has a file ${file}, which no shop keeps`)
  await mkdir(dirname(join(dataDir, inside)), { recursive: true, mode: 0o700 })
  await replaceFile(join(dataDir, inside), content, 0o600)
}

/** Takes away what a restore has written that failed: the folders had no file before. */
export async function removeDataFiles(dataDir: string): Promise<void> {
  for (const folder of FOLDERS) await rm(join(dataDir, folder), { recursive: true, force: true })
}
