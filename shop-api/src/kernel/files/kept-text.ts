import { randomUUID } from 'node:crypto'
import { link, mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readIfThere, UNFINISHED, writeSynced } from '@nimbus/server-kit/files'

export interface KeptText {
  file: string
  /** Characters that it has at least. */
  least: number
  /** Makes it where there is none; undefined where there has to be one. */
  make: (() => string) | undefined
  /** What is lost with it, and what to do: for whoever starts the shop. */
  wayOut: string
}

/**
 * A text that is made once and kept in a file that only its owner can read. One that can't be read, or is shorter than it
 * was made, is a damage: it is named, and never replaced.
 */
export async function keptText({ file, least, make, wayOut }: KeptText): Promise<string> {
  const kept = await readIfThere(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} can't be read (${error.code}). ${wayOut}`, { cause: error })
  })
  if (kept === undefined) {
    if (!make) throw new Error(`${file} is missing. ${wayOut}`)
    await writeOnce(file, make())
    return keptText({ file, least, make: undefined, wayOut })
  }
  const text = kept.trim()
  if (text.length < least) throw new Error(`${file} is damaged: it has less than ${least} characters. ${wayOut}`)
  return text
}

/** The whole text or nothing, also after a power cut; of two at once the first counts. */
async function writeOnce(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
  try {
    await writeSynced(unfinished, text, 0o600)
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { force: true })
  }
}
