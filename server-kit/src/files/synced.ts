import fs from 'node:fs/promises'
import path from 'node:path'

/** Writes a new file and has it on the disk; `mode` as of `writeFile`. Rejects where there is one. */
export async function writeSynced(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const handle = await fs.open(file, 'wx', mode)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Has a file, or the names in a folder, on the disk: a new or moved name outlives a power cut only after this. */
export async function syncPlace(place: string): Promise<void> {
  const handle = await fs.open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Has a folder with all that is in it on the disk, as after a copy. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) await syncAll(place)
    // what was written by another handle is flushed by this one all the same (fsync is of the file)
    else if (entry.isFile()) await syncPlace(place)
  }
  await syncPlace(folder)
}
