import { bundledCatalogue } from '../../catalogue/data/bundled'
import { areaOf, needsHandset, type CartPayload } from '@nimbus/shared-contracts/cart'
import type { ItemGroup, Tariff } from '@nimbus/shared-contracts/catalogue'
import { averageOver, formatEuro, ledger, priceSteps, totalOver } from '@nimbus/shared-contracts/money'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { orderFacts, type OrderOfFacts } from '@nimbus/shared-contracts/wording'
import { contractSummary, printedSummary, withOrderFacts } from '../../ordering/summary/contract-summary'
import { priceCart } from '../../ordering/cart/price-cart'
import { conditionsIn } from '../../ordering/cart/sums'
import { aCatalogue } from '../../testing/a-catalogue'
import { readPdfs, type ReadPdf } from '@nimbus/server-kit/testing'
import { printPdf } from '@nimbus/server-kit/printing'

jest.setTimeout(60_000)

const NOW = new Date('2026-11-27T11:00:00.000Z')
const catalogue = aCatalogue(NOW.toISOString())

type Ids = { id: string }[]

const byLength = <T extends { product_name: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => b.product_name.length - a.product_name.length)

/** All items of a group, or the one with the longest name where only one goes. */
const richest = (groups: readonly ItemGroup[]): Ids =>
  groups.flatMap(({ grouping_id, items }) =>
    byLength(items)
      .slice(0, grouping_id === null ? items.length : 1)
      .map(({ concrete_product_id: id }) => ({ id })),
  )

/** The variant with the longest name that is on stock and that the tariff goes with. */
function handsetFor(tariff: Tariff): Ids {
  const id = catalogue
    .devices()
    .bundles({ tariff: tariff.concrete_product_id })
    .tariff_groups.flatMap(({ smartphone_bundles }) => smartphone_bundles)
    .map(({ concrete_smartphone_group: { id } }) => id)
    .toSorted((a, b) => b.length - a.length)
    .find((id) => catalogue.product(id)?.product.delivery)
  return id === undefined ? [] : [{ id }]
}

const plain = (tariff: Tariff): CartPayload['cart'] => ({
  tariff: { id: tariff.concrete_product_id },
  options: [],
  promotions: [],
  ...(needsHandset(tariff) && { handsets: handsetFor(tariff) }),
})
const full = (tariff: Tariff): CartPayload['cart'] => ({
  ...plain(tariff),
  options: richest(catalogue.optionsFor(tariff)),
  hardware: richest(catalogue.hardwareFor(tariff)),
})

function offerOf(tariff: Tariff, cart: CartPayload['cart']) {
  const priced = priceCart(catalogue, { cart })
  expect(priced.details).toEqual([])
  const checkData =
    areaOf(tariff) === 'landline'
      ? aCheckData({ unit: 'Hinterhaus, 2. Etage links', planned_from: '2027-03-01' })
      : null
  const facts = {
    offerId: 'b29bdc46-17c4-4459-95a8-95a1248c3b93',
    today: '2026-11-27',
    cart: priced.cart,
    checkData,
    kind: 'provider-change' as const,
    usage: bundledCatalogue()['usage-prices'],
  }
  return { priced, summary: contractSummary(facts) }
}

/** As much as can be chosen without a device or hardware. */
function choicesFor(tariff: Tariff): Pick<OrderOfFacts, 'landline' | 'mobile'> {
  if (areaOf(tariff) === 'mobile')
    return {
      mobile: {
        prepaid: false,
        sim_type: 'SIM',
        early_start: false,
        delivery_method: 'PACKSTATION',
        delivery_to: 'an Packstation 145, 01067 Dresden',
        porting: { when: 'END_OF_CONTRACT', on: '2027-03-27' },
      },
    }
  // nobody comes before a planned line is there
  const isVisited = tariff.properties.offer !== 'VVM'
  return {
    landline: {
      early_start: false,
      start_date: isVisited ? '2027-01-31' : '2027-03-15',
      ...(!isVisited && { planned_from: '2027-03-01' }),
      ...(isVisited && { appointment: { day: '2026-12-14', from: 8, till: 12 } }),
      provider_change: { business_case: 'KUE_MRN', contract_end_date: '2027-01-31' },
    },
  }
}

const pdfOf = (tariff: Tariff, cart: CartPayload['cart']): Promise<Buffer> => {
  const { summary } = offerOf(tariff, cart)
  const facts = orderFacts({
    ordered_at: NOW.toISOString(),
    withdraw_until: '2026-12-11',
    shipped: [],
    ...choicesFor(tariff),
  })
  return printPdf(printedSummary(withOrderFacts(summary, facts), 'NB-2026-7K3M9Q'), NOW)
}

const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** Of the carts of one area whose summaries have equally many rows in each section the one with the most text. */
function longestOfEachForm(carts: readonly [Tariff, CartPayload['cart']][]): [Tariff, CartPayload['cart']][] {
  const byForm = new Map<string, { length: number; cart: [Tariff, CartPayload['cart']] }>()
  for (const cart of carts) {
    const { sections } = offerOf(...cart).summary
    const form = [areaOf(cart[0]), ...sections.map(({ rows }) => rows.length)].join()
    const { length } = JSON.stringify(sections)
    if (length > (byForm.get(form)?.length ?? 0)) byForm.set(form, { length, cart })
  }
  return [...byForm.values()].map(({ cart }) => cart)
}

const HEADINGS = [
  'Vertragszusammenfassung',
  'Dienste und Geräte',
  'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
  'Preis',
  'Laufzeit, Verlängerung und Kündigung',
  'Funktionsmerkmale für Endnutzer mit Behinderungen',
  'Sonstige relevante Informationen',
]

/** With TV or a device it is more than one service. */
const isBundle = (tariff: Tariff): boolean =>
  tariff.kind === 'landline' ? tariff.properties.tv !== 'NONE' : needsHandset(tariff)

describe('the contract summary on paper', () => {
  // (EU) 2019/2243 Art. 2 (1): one page, three at most where services or services and devices are bundled
  it.each([
    ['one page', 'a service by itself', plain, false, 1],
    ['three pages at most', 'services that are bundled', plain, true, 3],
    ['three pages at most', 'a service with all that goes with it', full, false, 3],
    ['three pages at most', 'bundled services with all that goes with them', full, true, 3],
  ])('is %s for %s, whatever the tariff', async (_pages, _what, cartOf, bundled, most) => {
    const tariffs = catalogue.tariffs().filter((tariff) => isBundle(tariff) === bundled)
    const longest = longestOfEachForm(tariffs.map((tariff) => [tariff, cartOf(tariff)]))
    const pages: [string, number][] = []
    for (const [tariff, cart] of longest) pages.push([tariff.concrete_product_id, pageCount(await pdfOf(tariff, cart))])
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.filter(([, count]) => count < 1 || count > most)).toEqual([])
  })

  describe('read by another program', () => {
    const SAMPLE = [
      'glasfaser-150-24',
      'glasfaser-1000-megastream-24',
      'dsl-s-24',
      'dsl-m-young-24',
      'dsl-xl-regio-young-smart-24',
      'mobil-m-device-24',
      'mobil-m-young-24',
      'prepaid-max',
    ]
    const tariffOf = (id: string): Tariff => catalogue.tariff(id)!
    let read: Map<string, ReadPdf>
    let pdfs: Buffer[]
    beforeAll(async () => {
      pdfs = await Promise.all(SAMPLE.map((id) => pdfOf(tariffOf(id), full(tariffOf(id)))))
      read = new Map((await readPdfs(pdfs)).map((pdf, index) => [SAMPLE[index]!, pdf]))
    })

    it.each(SAMPLE)('%s is tagged, German, titled, A4 upright and in 10 points or more', (id) => {
      const { title, language, marked, pages } = read.get(id)!
      expect([title, language, marked]).toEqual(['Vertragszusammenfassung', 'de-DE', true])
      for (const { size, heights, bottom, structure } of pages) {
        expect(size).toEqual([595.28, 841.89])
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(10)
        // of the base line: descenders stay out of the 8 mm that printers leave blank
        expect(bottom).toBeGreaterThan(26)
        expect(structure.slice(0, 2)).toEqual(['Root', 'Document'])
      }
      const structure = pages.flatMap((page) => page.structure)
      expect(structure.filter((role) => role === 'H1')).toHaveLength(1)
      expect(structure.filter((role) => role === 'H2')).toHaveLength(HEADINGS.length - 1)
    })

    it('brings its fonts along', () => {
      const fonts = pdfs.map((pdf) => pdf.toString('latin1').match(/\/FontFile[23] /g)?.length)
      expect(fonts).toEqual(SAMPLE.map(() => 2))
    })

    it.each(SAMPLE)('%s has the headings of the annex in their order', (id) => {
      const text = textOf(read.get(id)!)
      // each behind the one before; prices are spoken of above theirs too
      const places = HEADINGS.reduce<number[]>(
        (before, heading) => [...before, text.indexOf(squeezed(heading), before.at(-1))],
        [],
      )
      expect(places.filter((place) => place < 0)).toEqual([])
    })

    it.each(SAMPLE)('%s says all that the page says', (id) => {
      const { summary } = offerOf(tariffOf(id), full(tariffOf(id)))
      const text = textOf(read.get(id)!)
      const said = [
        summary.service,
        summary.date,
        ...summary.intro,
        ...summary.provider,
        ...summary.sections.flatMap(({ rows }) => rows.flatMap(({ label, text: lines }) => [label, ...lines])),
      ]
      expect(said.filter((part) => !text.includes(squeezed(part)))).toEqual([])
    })

    it.each(SAMPLE)('%s has the prices of the ledger, each with its months', (id) => {
      const { priced } = offerOf(tariffOf(id), full(tariffOf(id)))
      const text = textOf(read.get(id)!)
      const book = ledger(conditionsIn(priced.cart))
      expect(ledger(priced.sums.conditions)).toEqual(book)
      const { contract_term: term } = priced.cart.tariff!.properties
      const amounts = term
        ? [...priceSteps(book).map(({ amount }) => amount), totalOver(book, term), averageOver(book, term)]
        : [book.fourWeekly]
      for (const amount of amounts.filter(Boolean)) expect(text).toContain(squeezed(formatEuro(amount)))
      for (const { from, till, amount } of term ? priceSteps(book).filter((step) => step.amount > 0) : []) {
        const months = till >= 38 ? (from === 1 ? 'jeden Monat' : `ab Monat ${from}`) : `Monat ${from}–${till}`
        expect(text).toContain(squeezed(`${months}: ${formatEuro(amount)}`))
      }
    })

    // what TKG § 54 and the annex ask for, in words
    it.each([
      ['glasfaser-150-24', /kostenlos|keine Kosten/, /Schlichtungsstelle/, /breitbandmessung/, /§ 57/, /27\.11\.2028/],
      [
        'mobil-m-device-24',
        /64 kbit\/s/,
        /16 kbit\/s/,
        /geschätzt maximal/,
        /§ 56 TKG/,
        /Wechsel und Streit.*höchstens einen Arbeitstag/,
      ],
      ['dsl-m-young-24', /ab Monat 25/, /18 bis 27|18 und 27/, /Frist von einem Monat/, /Beschwerden/, /unbefristet/i],
      ['prepaid-max', /je 4 Wochen/, /Keine Mindestlaufzeit/, /Rufnummern/, /barrierefrei/, /Widerrufsbelehrung/],
    ])('%s names what the law asks for', (id, ...facts) => {
      const text = read
        .get(id)!
        .pages.map((page) => page.text)
        .join(' ')
      for (const fact of facts) expect(text).toMatch(fact)
    })
  })
})

/** Line ends and hyphenation of the layout don't count. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')
const textOf = ({ pages }: ReadPdf): string => squeezed(pages.map(({ text }) => text).join(' '))
