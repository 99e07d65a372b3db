import { readPdfs } from '@nimbus/server-kit/testing'
import { eq } from 'drizzle-orm'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { createCatalogue } from '../../catalogue/versions/catalogue'
import { legalPage } from '../../content/legal/legal-pages'
import type { ShopDocuments } from '../../content/sheets/shop-documents'
import { AGREED_DOCUMENTS } from '../../kernel/documents/document-links'
import { agreeDocuments, type UnmadeDocument } from '../../ordering/process/agreed-documents'
import { agreedDocuments, orders } from '../../platform/database/schema'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { pglite, START_MS } from '../../testing/engines'
import { createDocumentPrinter } from './document-printer'

const NOW = new Date('2026-11-27T11:00:00.000Z')
const data = bundledCatalogue()
const catalogueAt = (now: Date) => createCatalogue({ clock: () => now, dataAt: () => data })
const catalogue = catalogueAt(NOW)
const tariffs = catalogue.tariffs()

/** A shop whose texts have all been edited where they stand, and whose catalogue sells everything for a euro more. */
const asToday: ShopDocuments = { catalogueAt, pageAt: (page, now) => legalPage(page, data, now) }
const edited: ShopDocuments = {
  catalogueAt: (now) => {
    const usage = { ...data['usage-prices'], landline: { ...data['usage-prices'].landline, world: 199 } }
    return createCatalogue({ clock: () => now, dataAt: () => ({ ...data, 'usage-prices': usage }) })
  },
  pageAt: (page, now) => {
    const { sections, ...rest } = legalPage(page, data, now)
    return { ...rest, sections: sections.map((section) => ({ ...section, html: '<p>Geändert.</p>' })) }
  },
}

const onUnmade = ({ error }: UnmadeDocument): never => {
  throw error
}

describe('the documents of an order', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(pglite, 'shop-agreed-')
  }, START_MS)
  afterAll(() => database.end())

  async function ordered(orderId: string, tariffId: string, isStored = true): Promise<void> {
    const { db } = database
    const documents = isStored ? await agreeDocuments(db, asToday, { tariffId, at: NOW, onUnmade }) : null
    const cart = {
      cart: { tariff: catalogue.tariff(tariffId), handsets: [], options: [], hardware: [], promotions: [] },
    }
    const empty = {} as never
    await db.insert(orders).values({
      order_id: orderId,
      draft_id: crypto.randomUUID(),
      session_id: crypto.randomUUID(),
      area: 'landline',
      kind: 'new-contract',
      cart: cart as never,
      data: {},
      summary: empty,
      result: empty,
      ordered_at: NOW,
      documents,
    })
  }

  const printerOf = (documents: ShopDocuments) =>
    createDocumentPrinter({
      db: database.db,
      catalogue,
      clock: () => NOW,
      conclusionOf: async () => undefined,
      documents,
      logger: { error: (...said: unknown[]) => void logged.push(said) },
    })
  const logged: unknown[] = []

  async function textsOf(orderId: string, documents: ShopDocuments): Promise<Record<string, string>> {
    const pdfs = []
    for (const kind of AGREED_DOCUMENTS) pdfs.push((await printerOf(documents).print({ kind, id: orderId })).pdf)
    const read = await readPdfs(pdfs)
    return Object.fromEntries(
      AGREED_DOCUMENTS.map((kind, index) => [kind, read[index]!.pages.map(({ text }) => text).join(' ')]),
    )
  }

  // terms that are edited without a new day changed what every customer of before had agreed to
  it('say what was agreed to, whatever becomes of the texts', async () => {
    await ordered('NB-2026-AAAAAA', 'dsl-m-24')
    const [before, after] = [await textsOf('NB-2026-AAAAAA', asToday), await textsOf('NB-2026-AAAAAA', edited)]
    expect(after).toEqual(before)
    expect(before.sheet).toContain('1,49')
  }, 60_000)

  it('of before, which stored none, are made of the texts of their day', async () => {
    await ordered('NB-2026-BBBBBB', 'dsl-m-24', false)
    const { terms, sheet } = await textsOf('NB-2026-BBBBBB', edited)
    expect(terms).toContain('Geändert.')
    expect(sheet).toContain('1,99')
  }, 60_000)

  // a hash without its row printed other texts without a word
  it('that are no longer stored are told of, and printed of the texts of their day', async () => {
    await ordered('NB-2026-CCCCCC', 'dsl-m-24')
    await database.db
      .update(orders)
      .set({ documents: { terms: 'gone' } })
      .where(eq(orders.order_id, 'NB-2026-CCCCCC'))
    logged.length = 0
    const { terms } = await textsOf('NB-2026-CCCCCC', edited)
    expect(terms).toContain('Geändert.')
    expect(logged).toEqual([[{ order: 'NB-2026-CCCCCC', document: 'terms' }, 'a stored document of an order is gone']])
  }, 60_000)

  // one that couldn't be made failed the order as a whole
  it('are stored but for those that cannot be made', async () => {
    const unmade: UnmadeDocument[] = []
    const broken: ShopDocuments = {
      catalogueAt,
      pageAt: (page, now) => {
        if (page === 'preisliste') throw new Error('nothing fills {{price}}')
        return asToday.pageAt(page, now)
      },
    }
    const of = { tariffId: 'dsl-m-24', at: NOW, onUnmade: (document: UnmadeDocument) => unmade.push(document) }
    const hashes = await agreeDocuments(database.db, broken, of)
    expect(Object.keys(hashes).toSorted()).toEqual(AGREED_DOCUMENTS.filter((kind) => kind !== 'prices').toSorted())
    expect(unmade.map(({ kind }) => kind)).toEqual(['prices'])
  })

  it('are there for every tariff, and stored once for all orders that share them', async () => {
    const { db } = database
    const before = (await db.select({ hash: agreedDocuments.hash }).from(agreedDocuments)).length
    expect(before).toBe(AGREED_DOCUMENTS.length)
    for (const { concrete_product_id: tariffId } of tariffs.slice(0, 12)) {
      const hashes = await agreeDocuments(db, asToday, { tariffId, at: NOW, onUnmade })
      expect(Object.keys(hashes).toSorted()).toEqual([...AGREED_DOCUMENTS].toSorted())
      expect(await agreeDocuments(db, asToday, { tariffId, at: NOW, onUnmade })).toEqual(hashes)
    }
    const { terms } = await agreeDocuments(db, asToday, { tariffId: 'dsl-m-24', at: NOW, onUnmade })
    const [{ printed } = { printed: undefined }] = await db
      .select()
      .from(agreedDocuments)
      .where(eq(agreedDocuments.hash, terms!))
    expect(printed?.title).toBe('Allgemeine Geschäftsbedingungen')
    // terms, withdrawal and price list are the same for all; sheet, information and description are a tariff's own
    const rows = await db.select({ hash: agreedDocuments.hash }).from(agreedDocuments)
    expect(rows.length).toBeLessThanOrEqual(before + 12 * 3)
  })
})
