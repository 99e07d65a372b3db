import { renderToStaticMarkup } from 'react-dom/server'
import { addItem, cartPayload, emptyCart, setTariff } from '@nimbus/shared-contracts/cart'
import type { LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { printPdf, type PrintedDocument } from '@nimbus/server-kit/printing'
import { readPdfs } from '@nimbus/server-kit/testing'
import { TariffPrice } from '@nimbus/shared-ui/tariff'
import { cartLines, CostsPanel, SummaryLines, totalsOf } from '../../mf-cart/src/testing/public'
import { CompareTable, rowGroups } from '../../mf-catalogue/src/testing/public'
import { orderBlock, OrderBlock } from '../../mf-checkout/src/testing/public'
import { CategoryCards } from '../../mf-home-internet/src/testing/public'
import {
  bundledCatalogue,
  checkCatalogue,
  contentBlocks,
  contractInformation,
  contractSummary,
  createCatalogue,
  footnotesOf,
  legalPage,
  mailBodies,
  type OrderOfMail,
  priceCart,
  printedInformation,
  printedSheet,
  printedSummary,
  productSheet,
} from '../../shop-api/src/testing/public'

const TODAY = '2026-11-27'
const NOW = new Date(`${TODAY}T10:00:00Z`)

/** The one line that somebody adds to catalogue.json. */
const FEE = { name: 'Einrichtung vor Ort', price: 1995, tariffs: ['dsl-s-24'] }

const files = bundledCatalogue()
const data = { ...files, catalogue: { ...files.catalogue, fees: [FEE] } }
const catalogue = createCatalogue({ clock: () => NOW, dataAt: () => data })

const tariffOf = (id: string): LandlineTariff => catalogue.tariff(id) as LandlineTariff

/** What somebody reads: without markup, with plain spaces, and the parts of a price together. */
const read = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=,\d\d)/g, '')

const shown = (element: React.ReactNode): string => read(renderToStaticMarkup(element))

/** The tariff in a cart with a router, as the browser holds it and as the API prices it. */
function bought(tariff: LandlineTariff) {
  const options = catalogue.optionsFor(tariff).flatMap(({ items }) => items)
  const hardware = catalogue.hardwareFor(tariff).flatMap(({ items }) => items)
  const mandatory = { options: options.filter((item) => item.mandatory), hardware: [] }
  const { cart } = addItem(setTariff(emptyCart(), tariff, mandatory), 'hardware', hardware[1]!)
  const plan = priceCart(catalogue, cartPayload(cart)!)
  return {
    cart,
    plan,
    summary: contractSummary({
      today: TODAY,
      cart: plan.cart,
      checkData: null,
      usage: bundledCatalogue()['usage-prices'],
    }),
  }
}

const NOTHING_SENT = { handsets: [], hardware: [], options: [] }
const mailOf = (summary: ReturnType<typeof bought>['summary']): string => {
  const order = { order_id: 'NB-2026-7K3M9Q', ordered_at: NOW, summary, result: {}, cart: { cart: NOTHING_SENT } }
  return mailBodies('Ihre Bestellung', contentBlocks(order as unknown as OrderOfMail)).text
}

/** What names the price of one tariff on a page, in a mail or in an answer of the API. */
const SURFACES: Record<string, (tariff: LandlineTariff) => string> = {
  tile: (tariff) => shown(<TariffPrice tariff={tariff} />),
  'card of its category': (tariff) =>
    shown(<CategoryCards offers={[{ slug: 'dsl-tarife', label: 'DSL', lead: '', cheapest: tariff, ids: [] }]} />),
  comparison: (tariff) => {
    const offers = [{ key: tariff.concrete_product_id, tariff, terms: [], televisions: [] }]
    return shown(
      <CompareTable offers={offers} groups={rowGroups(offers)} onlyDifferences={false} action={() => null} />,
    )
  },
  cart: (tariff) => shown(<CostsPanel totals={totalsOf(bought(tariff).cart)}>{null}</CostsPanel>),
  'lines of the cart': (tariff) => shown(<SummaryLines lines={cartLines(bought(tariff).cart)} />),
  overview: (tariff) => {
    const response = { ...bought(tariff).plan, status_code: 200, temp_order_id: 't', total_hash: '', scopes: [] }
    return shown(<OrderBlock block={orderBlock(response, { date: '27.11.2026' })!} busy={false} onOrder={() => {}} />)
  },
  'contract summary': (tariff) => read(JSON.stringify(bought(tariff).summary)),
  'order mail': (tariff) => read(mailOf(bought(tariff).summary)),
  'product sheet': (tariff) => read(JSON.stringify(productSheet(catalogue, tariff.concrete_product_id))),
  'contract information': (tariff) => read(JSON.stringify(contractInformation(catalogue, tariff.concrete_product_id))),
}

/** The same on paper. */
const PAPERS: Record<string, (tariff: LandlineTariff) => PrintedDocument> = {
  'product sheet': ({ concrete_product_id }) => printedSheet(productSheet(catalogue, concrete_product_id)!),
  'contract summary': (tariff) => printedSummary(bought(tariff).summary),
  'contract information': ({ concrete_product_id }) =>
    printedInformation(contractInformation(catalogue, concrete_product_id)!),
}

const FEE_AND_PRICE = /Einrichtung vor Ort[^€]{0,20}19,95 €|19,95 € [^€]{0,5}Einrichtung vor Ort/

describe('a second one-off fee on DSL S, a line in catalogue.json', () => {
  it('passes the checks of the catalogue', () => {
    expect(checkCatalogue(data)).toMatchObject({ ok: true })
  })

  it.each(Object.entries(SURFACES))('is read with the tariff: %s', (_, surface) => {
    expect(surface(tariffOf('dsl-s-24'))).toMatch(FEE_AND_PRICE)
    expect(surface(tariffOf('dsl-s-24'))).toContain('69,95 €')
  })

  it.each(Object.entries(SURFACES))('is not read with its other term or another tariff: %s', (_, surface) => {
    for (const id of ['dsl-s-12', 'dsl-m-24']) expect(surface(tariffOf(id))).not.toContain('Einrichtung')
  })

  it('is on paper', async () => {
    const printed = Object.values(PAPERS).map((paper) => printPdf(paper(tariffOf('dsl-s-24')), NOW))
    const pdfs = await readPdfs(await Promise.all(printed))
    for (const { pages } of pdfs) expect(read(pages.map(({ text }) => text).join(' '))).toMatch(FEE_AND_PRICE)
  })

  it('is in the footnote of the tariff, with the term that it belongs to, and in no other', () => {
    const noteOf = (tag: string): string => read(footnotesOf(catalogue, [tag], NOW)[0]!.text)
    expect(noteOf('T_DSL_S')).toContain('Einrichtung vor Ort: einmalig 19,95 € bei DSL S (24 Monate).')
    const others = new Set(catalogue.tariffs().flatMap(({ footnote_tag }) => footnote_tag ?? []))
    others.delete('T_DSL_S')
    expect([...others].filter((tag) => noteOf(tag).includes('Einrichtung'))).toEqual([])
  })

  it('is in the terms', () => {
    const { sections } = legalPage('agb', data, NOW)
    const text = read(sections.map(({ html }) => html).join(' '))
    expect(text).toContain('Einrichtung vor Ort: einmalig 19,95 € bei DSL S (24 Monate).')
    expect(text).toContain('einmalig 69,95 € bei einem neuen Festnetz-Anschluss')
  })
})
