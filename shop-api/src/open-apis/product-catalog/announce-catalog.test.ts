import { bundledCatalogue } from '../../catalogue/data/bundled'
import type { CatalogueData } from '../../catalogue/data/data'
import { eventDeliveries, listeners } from '../../platform/database/event-tables'
import { aCatalogue } from '../../testing/a-catalogue'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox } from '../../testing/an-outbox'
import { onEachEngine, START_MS } from '../../testing/engines'
import { ORIGIN, PROMOTED, UNPROMOTED } from '../../testing/open-apis/a-product-catalog'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { addressesOf } from '../standard/addresses'
import { createCatalogAnnouncer } from './announce-catalog'
import { catalogEvent } from './catalog-event'
import { createProductCatalog, type ProductCatalog } from './product-catalog'

jest.setTimeout(120_000)

const addresses = addressesOf(ORIGIN, '/productCatalogManagement/v4')

const catalogOf = (data: CatalogueData, now = PROMOTED): ProductCatalog =>
  createProductCatalog({
    catalogue: aCatalogue(now, data),
    clock: () => new Date(now),
    addresses,
    publicBase: '/api',
  })()

/** The bundled catalogue under another version, with some of its families' prices raised by ten euros. */
function raised(families: readonly string[], { without = [] }: { without?: readonly string[] } = {}): CatalogueData {
  const data = structuredClone(bundledCatalogue())
  data.catalogue.version = '2026.99'
  data.mobile.families = data.mobile.families.filter(({ id }) => !without.includes(id))
  for (const family of data.mobile.families) if (families.includes(family.id)) family.price += 1_000
  return data
}

onEachEngine((start) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-announced-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)
  beforeEach(async () => {
    await database.db.delete(listeners)
    await aCopy(catalogOf(bundledCatalogue())).announce()
  })

  /** A copy of the shop, which sells one catalogue and later others. */
  function aCopy(first: ProductCatalog) {
    const sells = { now: first }
    const announce = createCatalogAnnouncer({
      db: database.db,
      clock: () => new Date(PROMOTED),
      productCatalog: () => sells.now,
      addresses,
    })
    return { sells, announce }
  }
  async function listens(): Promise<void> {
    const id = await anOutbox(database.db).aListener()
    await database.db.update(listeners).set({ api: 'TMF620' })
    expect(id).toBeDefined()
  }
  /** What waits, by its types: "ProductOfferingAttributeValueChangeEvent" → ids. */
  async function told(): Promise<Record<string, string[]>> {
    const all: Record<string, string[]> = {}
    for (const { content } of await database.db.select().from(eventDeliveries)) {
      const event = catalogEvent(content!)
      expect([event.eventType, misfits(event.eventType, event)]).toEqual([event.eventType, []])
      ;(all[event.eventType] ??= []).push(content!['id']!)
    }
    return all
  }

  it('tells nothing of what was there when somebody began to listen', async () => {
    await listens()
    const copy = aCopy(catalogOf(bundledCatalogue()))
    await copy.announce()
    await copy.announce()
    expect(await told()).toEqual({})
  })

  it('tells of each offering and price that a catalogue changes, and of no other', async () => {
    await listens()
    const copy = aCopy(catalogOf(bundledCatalogue()))
    await copy.announce()
    copy.sells.now = catalogOf(raised(['mobil-m']))
    await copy.announce()
    const all = await told()
    expect(Object.keys(all).toSorted()).toEqual([
      'ProductOfferingAttributeValueChangeEvent',
      'ProductOfferingPriceAttributeValueChangeEvent',
    ])
    expect(all['ProductOfferingAttributeValueChangeEvent']).toContain('mobil-m-24')
    for (const ids of Object.values(all)) for (const id of ids) expect(id).toContain('mobil-m')
    // version and instant alone are no news
    await database.db.delete(eventDeliveries)
    copy.sells.now = catalogOf({ ...raised(['mobil-m']) })
    await copy.announce()
    expect(await told()).toEqual({})
  })

  it('tells what goes and what comes, each time under another id', async () => {
    await listens()
    const copy = aCopy(catalogOf(bundledCatalogue()))
    await copy.announce()
    for (const data of [
      raised([], { without: ['mobil-m'] }),
      bundledCatalogue(),
      raised([], { without: ['mobil-m'] }),
    ]) {
      copy.sells.now = catalogOf(data)
      await copy.announce()
    }
    const all = await told()
    expect(all['ProductOfferingDeleteEvent']!.filter((id) => id === 'mobil-m-24')).toHaveLength(2)
    expect(all['ProductOfferingCreateEvent']!.filter((id) => id === 'mobil-m-24')).toHaveLength(1)
    const ids = (await database.db.select().from(eventDeliveries)).map(({ content }) => content!['eventId'])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells that start prices begin and end', async () => {
    await listens()
    const copy = aCopy(catalogOf(bundledCatalogue(), UNPROMOTED))
    await copy.announce()
    copy.sells.now = catalogOf(bundledCatalogue(), PROMOTED)
    await copy.announce()
    const all = await told()
    expect(all['ProductOfferingAttributeValueChangeEvent']).toContain('glasfaser-150-smart-24')
    expect(all['ProductOfferingPriceCreateEvent']!.length).toBeGreaterThan(0)
  })

  it('tells each change once, whichever copies see it, and nothing back by one that runs behind', async () => {
    await listens()
    const [quick, slow] = [aCopy(catalogOf(bundledCatalogue())), aCopy(catalogOf(bundledCatalogue()))]
    await Promise.all([quick.announce(), slow.announce()])
    const next = catalogOf(raised(['mobil-m', 'mobil-l']))
    quick.sells.now = next
    await Promise.all([quick.announce(), slow.announce()])
    const before = await told()
    await slow.announce()
    slow.sells.now = next
    await slow.announce()
    expect(await told()).toEqual(before)
    // both at one moment
    const last = catalogOf(raised(['mobil-s']))
    quick.sells.now = last
    slow.sells.now = last
    await Promise.all([quick.announce(), slow.announce()])
    const ids = (await database.db.select().from(eventDeliveries)).map(({ content }) => content!['eventId'])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
