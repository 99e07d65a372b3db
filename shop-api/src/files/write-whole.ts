import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file beside its place and moves it there: nobody ever sees half of it, neither after a kill nor where several
 * write the same. `mode` as of `writeFile`. The folder has to be there.
 */
export async function writeWhole(path: string, content: string | Buffer, mode?: number): Promise<void> {
  const partial = `${path}.${randomUUID()}.partial`
  await writeFile(partial, content, mode === undefined ? {} : { mode })
  await rename(partial, path)
}
