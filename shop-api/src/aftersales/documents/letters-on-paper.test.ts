import { htmlBlocks, printPdf, type PrintedDocument } from '@nimbus/server-kit/printing'
import { NAMES, undrawnGlyphs } from '@nimbus/server-kit/testing'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { legalPage } from '../../content/legal/legal-pages'
import { contractInformation, printedInformation } from '../../content/sheets/contract-information'
import { printedSheet, productSheet } from '../../content/sheets/product-sheets'
import { priceCart } from '../../ordering/cart/price-cart'
import { contractSummary, printedSummary } from '../../ordering/summary/contract-summary'
import { aCatalogue } from '../../testing/a-catalogue'

jest.setTimeout(120_000)

const NOW = new Date('2026-11-27T11:00:00.000Z')
const catalogue = aCatalogue(NOW.toISOString())
const TARIFFS = ['glasfaser-300-megastream-24', 'dsl-s-young-12', 'mobil-m-24', 'prepaid-s']

/** Every kind of paper that is not a receipt, which has a test of its own beside the printing. */
const KINDS: Record<string, (name: string) => PrintedDocument[]> = {
  'contract summary': (name) =>
    TARIFFS.map((id) => {
      const { cart } = priceCart(catalogue, { cart: { tariff: { id }, options: [], promotions: [] } })
      const checkData = aCheckData({ unit: name })
      return printedSummary(
        contractSummary({ today: '2026-11-27', cart, checkData, usage: bundledCatalogue()['usage-prices'] }),
        name,
      )
    }),
  'information before the contract': () => TARIFFS.map((id) => printedInformation(contractInformation(catalogue, id)!)),
  'information sheet': () => TARIFFS.map((id) => printedSheet(productSheet(catalogue, id)!)),
  terms: () => {
    const { title, sections } = legalPage('agb', bundledCatalogue(), NOW)
    return [{ title, blocks: sections.flatMap(({ html }) => htmlBlocks(html)) }]
  },
}

describe('our papers', () => {
  it.each(Object.keys(KINDS))('have no missing letter in a %s', async (kind) => {
    for (const document of KINDS[kind]!(Object.values(NAMES).flat().join(' · '))) {
      const missing = undrawnGlyphs(await printPdf(document, NOW))
      expect([document.title, missing]).toEqual([document.title, 0])
    }
  })
})
