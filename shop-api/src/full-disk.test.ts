import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Customer, type Answer } from './testing/customer'
import { pglite, START_MS } from './testing/engines'
import { startShop, type Shop } from './testing/shop'
import { copyFolder, warmDataFolder } from './testing/warm-data-folder'

jest.setTimeout(START_MS)

const DISK_BYTES = 200 * 1024 * 1024

/** Who has all but the last button behind them when the disk fills up. */
const SHOPPERS = 4

/** Mounts a small disk of this test's own; false where that isn't allowed. */
const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder]).status === 0
const unmount = (folder: string): unknown => spawnSync('umount', ['-l', folder])

const disk = mkdtempSync(join(tmpdir(), 'shop-disk-'))
// known before the tests are, so that one that can't be run is not counted as passed
const canMount = mount(disk)
if (canMount) unmount(disk)
else rmSync(disk, { recursive: true })

const withADisk = canMount ? describe : describe.skip
withADisk('a shop whose disk is full', () => {
  let running: Shop
  beforeAll(async () => {
    mount(disk)
    const warm = await warmDataFolder('shop-warm-')
    await copyFolder(warm, join(disk, 'data'))
    await rm(warm, { recursive: true })
    running = await startShop(await pglite(), { dataDir: join(disk, 'data') })
  }, START_MS)
  afterAll(async () => {
    await running?.close().catch(() => {})
    unmount(disk)
    await rm(disk, { recursive: true, force: true })
  }, START_MS)

  it('takes no order and says so, is not ready, loses and doubles nothing, and sells on once there is room', async () => {
    const send = async (call: Parameters<Parameters<typeof Customer.arrive>[0]>[0]): Promise<Answer> => {
      const answer = await running.inject(call)
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    }
    const ordering = await Promise.all(
      Array.from({ length: SHOPPERS }, async (_, nth) => {
        const customer = await Customer.arrive(send)
        const { temp_order_id: id } = await customer.prepare()
        return { submit: () => customer.submit(id, `submit-${nth}`) }
      }),
    )
    await expect(running.ready()).resolves.toBeUndefined()

    const filler = join(disk, 'filler')
    await writeFile(filler, Buffer.alloc(DISK_BYTES)).catch(() => {})
    await expect(running.ready()).rejects.toThrow(/ENOSPC|Failed query/)
    const refused: Answer[] = []
    for (let tries = 0; tries < 3; tries += 1)
      for (const { submit } of ordering) {
        const answer = await submit()
        if (answer.status !== 200) refused.push(answer)
      }
    for (const { status, body } of refused)
      expect([status, body.message]).toEqual([503, 'Der Dienst ist vorübergehend nicht verfügbar.'])
    expect(refused.length).toBeGreaterThan(0)

    await rm(filler)
    await expect(running.ready()).resolves.toBeUndefined()
    const numbers: unknown[] = []
    for (const { submit } of ordering) {
      const { status, body } = await submit()
      expect([status, body.message]).toEqual([200, undefined])
      numbers.push(body.order_id)
    }
    const { orders, mails } = await running.stored()
    expect(new Set(numbers).size).toBe(SHOPPERS)
    for (const rows of [orders, mails]) {
      expect(rows).toHaveLength(SHOPPERS)
      expect(new Set(rows.map(({ order_id }) => order_id))).toEqual(new Set(numbers))
    }
  })
})
