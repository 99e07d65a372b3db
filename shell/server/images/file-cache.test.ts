import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openFileCache } from './file-cache'

/** 7000 bytes, more than the block that every file takes. */
const content = (letter: string) => Buffer.from(letter.repeat(7000))
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nimbus-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('openFileCache', () => {
  it('keeps contents beyond a restart', async () => {
    await (await openFileCache(folder, 50_000)).set('a', content('a'))
    expect(await (await openFileCache(folder, 50_000)).get('a')).toEqual(content('a'))
  })

  it('drops what was used longest ago when the bytes are used up', async () => {
    const cache = await openFileCache(folder, 15_000)
    await cache.set('a', content('a'))
    await cache.set('b', content('b'))
    await cache.get('a')
    await cache.set('c', content('c'))
    expect(await cache.get('b')).toBeUndefined()
    expect(await cache.get('a')).toEqual(content('a'))
    expect((await readdir(folder)).sort()).toEqual(['a', 'c'])
  })

  it('counts tiny contents as whole blocks; thousands of them used to count as next to nothing', async () => {
    const cache = await openFileCache(folder, 10 * 4096)
    for (let key = 0; key < 300; key++) await cache.set(`k${key}`, Buffer.from('x'))
    await settled()
    expect(await readdir(folder)).toHaveLength(10)
    expect(await cache.get('k299')).toEqual(Buffer.from('x'))
  })

  it('holds no more files than it may, also of those of an earlier run', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, key) => writeFile(path.join(folder, `k${key}`), 'x')))
    const cache = await openFileCache(folder, 256 * 1024 * 1024, 100)
    await cache.set('new', Buffer.from('x'))
    await settled()
    expect(await readdir(folder)).toHaveLength(100)
    expect(await cache.get('new')).toEqual(Buffer.from('x'))
  })

  it('misses a file that somebody took away', async () => {
    const cache = await openFileCache(folder, 50_000)
    await cache.set('a', content('a'))
    await rm(path.join(folder, 'a'))
    expect(await cache.get('a')).toBeUndefined()
  })

  it('lives on when a file can be neither removed nor written; a failed removal used to end the process', async () => {
    const unhandled = jest.fn()
    process.on('unhandledRejection', unhandled)
    const cache = await openFileCache(folder, 15_000, 1)
    await cache.set('a', content('a'))
    // a folder in the place of the file: to remove it, or to write over it, fails
    await rm(path.join(folder, 'a'))
    await mkdir(path.join(folder, 'a', 'more'), { recursive: true })
    await cache.set('b', content('b'))
    await cache.set('a', content('a'))
    await settled()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    expect(await cache.get('b')).toEqual(content('b'))
    expect(await cache.get('a')).toBeUndefined()
  })

  it('makes its folder anew when somebody took it away; it used to keep nothing until the next start', async () => {
    const cache = await openFileCache(folder, 15_000)
    await rm(folder, { recursive: true })
    await cache.set('a', content('a'))
    expect(await cache.get('a')).toEqual(content('a'))
  })

  it('clears away what a killed process left half written, but not what another one is writing', async () => {
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await writeFile(path.join(folder, 'a.1.unfinished'), 'half')
    await utimes(path.join(folder, 'a.1.unfinished'), hoursAgo, hoursAgo)
    await writeFile(path.join(folder, 'b.2.unfinished'), 'half')
    await openFileCache(folder, 50_000)
    expect(await readdir(folder)).toEqual(['b.2.unfinished'])
  })
})
