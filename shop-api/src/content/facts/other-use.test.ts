import { bundledCatalogue } from '../../catalogue/data/bundled'
import { createCatalogue } from '../../catalogue/versions/catalogue'
import { contractInformation } from '../sheets/contract-information'
import { productSheet } from '../sheets/product-sheets'
import { callPrices, FLAT, otherUseText } from './other-use'

const data = bundledCatalogue()
const usage = data['usage-prices']
const catalogue = createCatalogue({ clock: () => new Date('2026-11-27T10:00:00Z'), dataAt: () => data })
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('callPrices', () => {
  it.each([
    [[], ['deutsche Mobilfunknetze', 'Festnetze der EU', 'Mobilfunknetze dieser Länder', 'USA', 'alle anderen']],
    [[FLAT.mobile], ['Festnetze der EU', 'Mobilfunknetze dieser Länder', 'USA', 'alle anderen']],
    [[FLAT.europe], ['deutsche Mobilfunknetze', 'Mobilfunknetze der EU', 'USA', 'alle anderen']],
    [
      [FLAT.mobile, FLAT.europe],
      ['Mobilfunknetze der EU', 'USA', 'alle anderen'],
    ],
  ])('of a line with %j have what is still paid', (taken, destinations) => {
    const prices = callPrices(usage, 'landline', taken)
    expect(prices).toHaveLength(destinations.length)
    for (const [index, destination] of destinations.entries()) expect(prices[index]).toContain(destination)
  })

  it('are those of the options that the catalogue has', () => {
    const ids = data.items.options.flatMap(({ items }) => items.map(({ id }) => id))
    for (const id of Object.values(FLAT)) expect(ids).toContain(id)
  })
})

describe('otherUseText', () => {
  it.each([
    [
      'landline' as const,
      'Gespräche, die nicht enthalten sind: deutsche Mobilfunknetze 19 Cent je Minute; Festnetze der EU, Islands, Liechtensteins und Norwegens 12 Cent je Minute; Mobilfunknetze dieser Länder 19 Cent je Minute; USA und Kanada 12 Cent je Minute; alle anderen Länder 1,49 € je Minute.',
    ],
    [
      'prepaid' as const,
      'Gespräche und SMS aus Deutschland ins Ausland: EU, Island, Liechtenstein und Norwegen 19 Cent je Minute, 7 Cent je SMS; alle anderen Länder 1,49 € je Minute, 29 Cent je SMS.',
    ],
  ])('of %s is a sentence', (kind, text) => {
    expect(plain(otherUseText(usage, kind, []))).toBe(text)
  })
})

// calls, abroad and special numbers stood on no document of a tariff, though an option is sold that makes some of them free
it('stands on the sheet and in the information before the contract of every tariff', () => {
  const tariffs = catalogue.tariffs()
  const silent = tariffs.flatMap(({ concrete_product_id: id, kind }) => {
    const sheet = productSheet(catalogue, id)!.rows
    const information = contractInformation(catalogue, id)!.sections.flatMap(({ rows }) => rows)
    return [sheet, information].flatMap((rows) => {
      const said = plain(rows.find(({ label }) => label === 'Nutzungsabhängige Preise')?.values.join(' | ') ?? '')
      const abroad = kind === 'landline' ? 'deutsche Mobilfunknetze 19 Cent' : 'ankommend 79 Cent je Minute'
      return [abroad, 'alle anderen Länder 1,49 € je Minute', '0900: 3 € je Minute oder 10 € je Anruf'].every((price) =>
        said.includes(price),
      )
        ? []
        : [id]
    })
  })
  expect(silent).toEqual([])
  expect(tariffs.length).toBeGreaterThan(200)
})
