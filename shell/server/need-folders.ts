import fs from 'node:fs/promises'
import path from 'node:path'

/** Folders of the edge in its data folder. */
const OWN = ['composition/decisions', 'declarations', 'images', 'mirror', 'shells']

/**
 * Makes the folders that the edge writes into. Throws an Error that names what is in the way: a start would end with a bare
 * EEXIST otherwise, or serve nothing.
 */
export async function needFolders(dataDir: string): Promise<void> {
  for (const name of OWN) {
    const folder = path.join(dataDir, name)
    await fs
      .mkdir(folder, { recursive: true, ...(name === 'declarations' && { mode: 0o700 }) })
      .catch(async (cause: unknown) => {
        const { code } = cause as NodeJS.ErrnoException
        if (code !== 'EEXIST' && code !== 'ENOTDIR') throw cause
        throw new Error(
          `${await inTheWay(folder)} is a file where the shop needs a folder: move it away, or choose another folder with SHOP_DATA_DIR`,
          { cause },
        )
      })
  }
}

/** The part of a path that is no folder. */
async function inTheWay(folder: string): Promise<string> {
  const isFolder = await fs.stat(path.dirname(folder)).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isFolder ? folder : inTheWay(path.dirname(folder))
}
