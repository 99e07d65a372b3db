import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { syncPlace, writeSynced } from './synced'

/** Ending of a file that is being written, or was when its process was killed. */
export const UNFINISHED = '.unfinished'

/**
 * Replaces a file as a whole: whoever reads it, or starts after a kill or a power cut, finds the old content or the new one.
 * Makes its folder where there is none. `mode` as of `writeFile`.
 */
export async function replaceFile(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const folder = path.dirname(file)
  await fs.mkdir(folder, { recursive: true })
  const unfinished = `${file}.${crypto.randomUUID()}${UNFINISHED}`
  try {
    // a name that is there before its content would be an empty file after a power cut
    await writeSynced(unfinished, content, mode)
    await fs.rename(unfinished, file)
  } catch (cause) {
    await fs.rm(unfinished, { force: true }).catch(() => {})
    throw cause
  }
  await syncPlace(folder)
}
