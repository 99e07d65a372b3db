import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's disk in memory, on which nothing waits for a real one. */
const IN_MEMORY = '/dev/shm'

/** Bytes that several workers need for their databases; containers often give it less. */
const ROOM = 2 * 1024 ** 3

/** Where tests put databases. */
export const testDisk = (): string => (existsSync(IN_MEMORY) && hasRoom() ? IN_MEMORY : tmpdir())

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM
}

/** A new folder for a test, in memory where there is room for it. */
export const testFolder = (prefix: string): Promise<string> => mkdtemp(join(testDisk(), prefix))
