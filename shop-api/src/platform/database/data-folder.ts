import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Nobody but the owner: personal data. */
const FOLDER_MODE = 0o700
const OTHERS = 0o077

/** Makes the data folder where there is none, and closes it to all but its owner. */
export function prepareDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
  close(dataDir)
}

/** Closes what lies below a folder too: earlier releases have left it open. */
export function closeTree(folder: string): void {
  if (!existsSync(folder)) return
  close(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeTree(path)
    else if (entry.isFile()) close(path)
  }
}

function close(path: string): void {
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS)
  } catch (error) {
    // another owner's, such as a mounted volume, or a file system without owners
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

/** What PGlite's file system does on its behalf, by the names of Emscripten. */
interface NodeOperations {
  node_ops: { setattr(node: unknown, change: { mode?: number }): void }
}

/** PGlite's folder, whose files nobody but their owner can read: it gives each one mode 0666, whatever the umask says. */
export class OwnersFolder extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const closing = (module: unknown): void => {
      const { node_ops } = (module as { NODEFS: NodeOperations }).NODEFS
      const setattr = node_ops.setattr.bind(node_ops)
      node_ops.setattr = (node, change) =>
        setattr(node, change.mode === undefined ? change : { ...change, mode: change.mode & ~OTHERS })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [closing, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/** Bytes of the files of a cluster that always have one size. */
const CONTROL_BYTES = 8_192
const WAL_BYTES = 16 * 1024 * 1024

const WAL_SEGMENT = /^[0-9A-F]{24}$/

/** Names the file of a PGlite folder that is missing or cut; undefined for a whole one, and for one that is being made. */
export function damagedFile(folder: string): string | undefined {
  const control = join(folder, 'global', 'pg_control')
  const version = join(folder, 'PG_VERSION')
  // its tables come last: a kill before that leaves nothing that could be lost
  if (entriesOf(join(folder, 'base', '1')).length <= 1) return undefined
  if (sizeOf(version) === 0) return version
  if (sizeOf(control) !== CONTROL_BYTES) return control
  const wal = join(folder, 'pg_wal')
  const segments = entriesOf(wal).filter((name) => WAL_SEGMENT.test(name))
  if (segments.length === 0) return wal
  return segments.map((name) => join(wal, name)).find((path) => sizeOf(path) !== WAL_BYTES)
}

const entriesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0)
