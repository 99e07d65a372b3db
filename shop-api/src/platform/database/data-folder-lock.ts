import { mkdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process has the data folder. */
export class DataFolderInUse extends Error {}

export interface DataFolderLock {
  release(): Promise<void>
}

/**
 * The one writer of a data folder, since two processes on one PGlite folder silently lose rows. The operating system
 * drops the lock when its process dies, however it dies: an abstract socket on Linux, a named pipe on Windows, and
 * elsewhere a socket file, which is taken over when nobody answers on it.
 */
export async function lockDataFolder(
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<DataFolderLock> {
  mkdirSync(dataDir, { recursive: true })
  const address = lockAddress(dataDir, platform)
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (!isSocketFile(address) || (await answers(address))) throw inUse(dataDir, error)
    rmSync(address, { force: true })
    return listen(address).catch((cause: unknown) => Promise.reject(inUse(dataDir, cause)))
  })
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

/** Named after the folder's device and inode, so that two spellings of one path are one folder. */
export function lockAddress(dataDir: string, platform: NodeJS.Platform): string {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  const name = `nimbus-shop-${dev}-${ino}`
  if (platform === 'linux') return `\0${name}`
  if (platform === 'win32') return `\\\\?\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

const isSocketFile = (address: string): boolean => address.endsWith('.sock')

const inUse = (dataDir: string, cause: unknown): DataFolderInUse =>
  new DataFolderInUse(`the data folder ${dataDir} is in use by another process; stop it or set SHOP_DATA_DIR`, {
    cause,
  })

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.end())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => resolve(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(socket.destroy() && true))
    socket.once('error', () => resolve(false))
  })
}
