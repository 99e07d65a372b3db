import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openFileCache } from './file-cache'

const kilobyte = (letter: string) => Buffer.from(letter.repeat(1000))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nimbus-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('openFileCache', () => {
  it('keeps contents beyond a restart', async () => {
    await (await openFileCache(folder, 5000)).set('a', kilobyte('a'))
    expect(await (await openFileCache(folder, 5000)).get('a')).toEqual(kilobyte('a'))
  })

  it('drops what was used longest ago when the bytes are used up', async () => {
    const cache = await openFileCache(folder, 2500)
    await cache.set('a', kilobyte('a'))
    await cache.set('b', kilobyte('b'))
    await cache.get('a')
    await cache.set('c', kilobyte('c'))
    expect(await cache.get('b')).toBeUndefined()
    expect(await cache.get('a')).toEqual(kilobyte('a'))
    expect((await readdir(folder)).sort()).toEqual(['a', 'c'])
  })

  it('misses a file that somebody took away', async () => {
    const cache = await openFileCache(folder, 5000)
    await cache.set('a', kilobyte('a'))
    await rm(path.join(folder, 'a'))
    expect(await cache.get('a')).toBeUndefined()
  })

  it('clears away what a killed process left half written', async () => {
    await writeFile(path.join(folder, 'a.1.unfinished'), 'half')
    await openFileCache(folder, 5000)
    expect(await readdir(folder)).toEqual([])
  })
})
