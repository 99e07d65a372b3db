import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { declarationSchema } from '@nimbus/shared-contracts/declaration'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { syncPlace, UNFINISHED, writeSynced } from '@nimbus/server-kit/files'

export const keptSchema = v.object({
  /** The same for each sending of one declaration, and of no other content. */
  key: v.string(),
  /** When it came to the edge. */
  received_at: instantSchema,
  declaration: declarationSchema,
})
/** A declaration that the edge has taken and the API has not got yet. */
export type KeptDeclaration = v.InferOutput<typeof keptSchema>

/** Keeps declarations on the disk, through kills and power cuts, until the API has them. */
export interface DeclarationBox {
  /** Resolves once it is on the disk. The same key again brings what is kept, with its time. */
  keep(entry: KeptDeclaration): Promise<KeptDeclaration>
  /** Everything kept, oldest first. */
  all(): Promise<KeptDeclaration[]>
  /** The API has it. */
  remove(entry: KeptDeclaration): Promise<void>
  /** The API will never take it: it is put aside for a human. */
  putAside(entry: KeptDeclaration): Promise<void>
}

/** Folder within the box of what was put aside. */
const ASIDE = 'refused'

/** Age, in milliseconds, from which on nobody is writing a file any more that isn't whole: a kill has left it. */
const UNFINISHED_MS = 60 * 60 * 1000

/** createDeclarationBox({folder: '/data/declarations', …}); only the shop's own user can read it. */
export async function createDeclarationBox({
  folder,
  warn,
}: {
  folder: string
  warn: (message: string) => void
}): Promise<DeclarationBox> {
  await fs.mkdir(path.join(folder, ASIDE), { recursive: true, mode: 0o700 })
  const nameOf = ({ key, declaration }: KeptDeclaration): string =>
    `${declaration.kind}-${crypto.createHash('sha256').update(key).digest('hex')}.json`
  const fileOf = (entry: KeptDeclaration): string => path.join(folder, nameOf(entry))

  async function read(file: string): Promise<KeptDeclaration> {
    return v.parse(keptSchema, JSON.parse(await fs.readFile(file, 'utf8')))
  }

  return {
    async keep(entry) {
      const file = fileOf(entry)
      const unfinished = `${file}.${crypto.randomUUID()}${UNFINISHED}`
      await writeSynced(unfinished, JSON.stringify(entry), 0o600)
      try {
        // unlike a rename, this replaces nothing: of two at once, the first one's time counts
        await fs.link(unfinished, file)
        await syncPlace(folder)
        return entry
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error
        return await read(file)
      } finally {
        await fs.rm(unfinished, { force: true })
      }
    },
    async all() {
      const files = await fs.readdir(folder)
      await removeLeftBehind(files.filter((name) => name.endsWith(UNFINISHED)).map((name) => path.join(folder, name)))
      const names = files.filter((name) => name.endsWith('.json'))
      const entries = await Promise.all(
        names.map((name) =>
          read(path.join(folder, name)).catch((cause: unknown) => {
            // gone meanwhile, for it was delivered
            if (!isCode(cause, 'ENOENT')) warn(`declarations: ${name} can't be read`)
            return []
          }),
        ),
      )
      return entries.flat().toSorted((one, other) => one.received_at.localeCompare(other.received_at))
    },
    remove: (entry) => fs.rm(fileOf(entry), { force: true }),
    async putAside(entry) {
      await fs.rename(fileOf(entry), path.join(folder, ASIDE, nameOf(entry))).catch((cause: unknown) => {
        if (!isCode(cause, 'ENOENT')) throw cause
      })
    },
  }
}

/** What was typed is kept for no longer than it is needed, whatever has ended the process that wrote it. */
async function removeLeftBehind(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const written = await fs.stat(file).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > UNFINISHED_MS) await fs.rm(file, { force: true })
  }
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
