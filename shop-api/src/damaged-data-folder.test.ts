import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { createShopApi, type ShopApi } from './app'
import { Customer } from './testing/customer'
import { pglite, START_MS } from './testing/engines'
import { readStored, startShop } from './testing/shop'
import { testFolder } from './testing/test-folder'
import { copyFolder } from './testing/warm-data-folder'

jest.setTimeout(START_MS)

const clock = (): Date => new Date('2026-11-27T11:00:00Z')
const open = (dataDir: string, more: object = {}): Promise<ShopApi> => createShopApi({ dataDir, clock, ...more })

/** Files and folders below a folder that somebody else than their owner may read. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mode] as const))
  return modes.flatMap(([name, mode]) => ((mode & 0o077) === 0 ? [] : `${name || '.'} ${(mode & 0o777).toString(8)}`))
}

describe('a data folder', () => {
  let used: string
  const folders: string[] = []
  const aCopy = async (): Promise<string> => {
    const parent = await testFolder('shop-damaged-')
    folders.push(parent)
    await copyFolder(used, join(parent, 'data'))
    return join(parent, 'data')
  }
  beforeAll(async () => {
    const shop = await startShop(await pglite())
    used = shop.dataDir
    folders.push(used)
    const customer = await Customer.arrive(async ({ payload, ...call }) => {
      const answer = await shop.inject({ ...call, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    })
    await customer.buy()
    const { orders } = await shop.stored()
    if (orders.length !== 1) throw new Error('nothing was ordered')
  }, START_MS)
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  // PGlite gave each of its files mode 0666
  it('is its owner’s alone, in all that the shop has written', async () => {
    expect(await openToOthers(used)).toEqual([])
  })

  it('that an earlier release has left open is closed', async () => {
    const dataDir = await aCopy()
    spawnSync('chmod', ['-R', 'go+rwX', dataDir])
    await (await open(dataDir)).close()
    expect(await openToOthers(join(dataDir, 'pglite'))).toEqual([])
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it.each([
    ['PG_VERSION is missing', 'pglite/PG_VERSION', undefined],
    ['PG_VERSION is empty', 'pglite/PG_VERSION', 0],
    ['pg_control is missing', 'pglite/global/pg_control', undefined],
    ['pg_control is cut', 'pglite/global/pg_control', 100],
    ['a segment of the log is cut', 'pglite/pg_wal/*', 1_000_000],
    ['a segment of the log is empty', 'pglite/pg_wal/*', 0],
    ['the secret is missing', 'secret', undefined],
    ['the secret is empty', 'secret', 0],
    ['the secret is cut', 'secret', 20],
    ['the secret is a folder', 'secret', 'folder'],
    ['the operator’s key is cut', 'operator-key', 10],
  ] as const)(
    'where %s starts no shop: the file is named with the way out, and nothing is replaced',
    async (_, name, left) => {
      const dataDir = await aCopy()
      const wal = (await readdir(join(dataDir, 'pglite/pg_wal'))).find((entry) => /^[0-9A-F]{24}$/.test(entry))
      const file = join(dataDir, name.replace('*', wal!))
      if (typeof left === 'number') await truncate(file, left)
      else await rm(file)
      if (left === 'folder') await mkdir(file)
      const refusal = await open(dataDir).then(
        async (shop) => {
          await shop.close()
          return 'started'
        },
        (error: unknown) => String(error),
      )
      expect(refusal).toContain(file)
      expect(refusal).toMatch(/from a backup|Delete it/)
      const after = await stat(file).catch(() => undefined)
      expect(after?.isFile() ? after.size : undefined).toBe(typeof left === 'number' ? left : undefined)
    },
  )

  it('starts with no other secret than its own, and again with its own', async () => {
    const dataDir = await aCopy()
    await expect(open(dataDir, { secret: 'another secret of more than 32 characters' })).rejects.toThrow(
      /from a backup/,
    )
    await (await open(dataDir)).close()
    expect((await readStored({ dataDir })).orders).toHaveLength(1)
  })
})
