import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Ending of a file that is being written, or was when its process was killed. */
export const UNFINISHED = '.unfinished'

/**
 * Replaces a file as a whole: whoever reads it, or starts after a kill, finds the old content or the new one. Makes its
 * folder where there is none. `mode` as of `writeFile`.
 */
export async function replaceFile(file: string, content: string | Buffer, mode?: number): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${crypto.randomUUID()}${UNFINISHED}`
  try {
    await fs.writeFile(unfinished, content, mode === undefined ? {} : { mode })
    await fs.rename(unfinished, file)
  } catch (cause) {
    await fs.rm(unfinished, { force: true }).catch(() => {})
    throw cause
  }
}
