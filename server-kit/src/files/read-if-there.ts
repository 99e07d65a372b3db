import fs from 'node:fs/promises'

/** The text of a file, or undefined where there is none. Rejects when there is one that can't be read. */
export const readIfThere = (file: string): Promise<string | undefined> =>
  fs.readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw cause
  })
