import { bundledCatalogue } from '../../catalogue/data/bundled'
import {
  aCondition,
  aHandset,
  aMobileTariff,
  anOption,
  aPrepaidTariff,
  aTariff,
} from '@nimbus/shared-contracts/testing'
import type { PricedCart } from '../cart/sums'
import { prices } from './prices'
import { services, speeds } from './services'

const USAGE = bundledCatalogue()['usage-prices']

const aPricedCart = (over: Partial<PricedCart> = {}): PricedCart => ({
  tariff: aTariff(),
  handsets: [],
  promotions: [],
  hardware: [],
  options: [],
  ...over,
})

/** The table as lines of text. */
const lines = ({ table }: ReturnType<typeof speeds>): string[] =>
  table
    ? [table.columns, ...table.rows.map(({ label, cells }) => [label, ...cells])].map((row) =>
        row.join(' | ').replaceAll('\u00a0', ' '),
      )
    : []

describe('the table of speeds', () => {
  it('has the three speeds of a line side by side', () => {
    const bandwidth = { down: { min: 75, normal: 142.5, max: 150 }, up: { min: 37, normal: 71, max: 75 } }
    expect(lines(speeds(aTariff({ bandwidth })))).toEqual([
      'Richtung | minimal | normalerweise | maximal',
      'Download | 75 | 142,5 | 150',
      'Upload | 37 | 71 | 75',
    ])
  })

  it('has the estimated highest one of a mobile tariff', () => {
    const data_volume = { gb: 20, max: { down: 300, up: 50 }, throttled: { down: 64, up: 16 } }
    expect(lines(speeds(aMobileTariff({ data_volume })))).toEqual([
      'Richtung | geschätzt maximal',
      'Download | 300',
      'Upload | 50',
    ])
  })
})

describe('the table of prices', () => {
  it('has a column for each stretch of months in which no price changes', () => {
    const tariff = aTariff({
      product_name: 'Glasfaser',
      conditions: [aCondition(995, { till: 4 }), aCondition(4595, { from: 4 })],
    })
    const hub = anOption({ product_name: 'Hub', conditions: [aCondition(695)] })
    const box = anOption({ product_name: 'TV-Box', conditions: [aCondition(500, { from: 7 })] })
    expect(lines(prices(aPricedCart({ tariff, hardware: [hub, box] }), tariff, USAGE))).toEqual([
      'Monat | 1–3 | 4–6 | ab 7',
      'Glasfaser | 9,95 € | 45,95 € | 45,95 €',
      'Hub | 6,95 € | 6,95 € | 6,95 €',
      'TV-Box | 0 € | 0 € | 5 €',
      'Zusammen | 16,90 € | 52,90 € | 57,90 €',
    ])
  })

  it('ends the share of a device with its last month', () => {
    const tariff = aMobileTariff({ product_name: 'Mobil M', conditions: [aCondition(2995)] })
    const handset = aHandset({
      product_name: 'S1',
      conditions: [aCondition(1500, { type: 'MONTHLY_DEVICE', till: 25 })],
    })
    expect(lines(prices(aPricedCart({ tariff, handsets: [handset] }), tariff, USAGE))).toEqual([
      'Monat | 1–24 | ab 25',
      'Mobil M | 29,95 € | 29,95 €',
      'S1 | 15 € | 0 €',
      'Zusammen | 44,95 € | 29,95 €',
    ])
  })

  it('is none for prepaid, which has no months', () => {
    const tariff = aPrepaidTariff()
    expect(prices(aPricedCart({ tariff }), tariff, USAGE).table).toBeUndefined()
  })

  it('leaves to paper the rows that say the same', () => {
    const { rows } = prices(aPricedCart(), aTariff(), USAGE)
    expect(rows.map(({ in_table }) => in_table ?? false)).toEqual([true, false, false, false])
  })
})

describe('services', () => {
  it('calls what belongs to the tariff included, not an option', () => {
    const options = [anOption({ product_name: 'Anschluss', mandatory: true }), anOption({ product_name: 'Serien' })]
    const { rows } = services({ cart: aPricedCart({ options }), checkData: null }, aTariff({ benefits: ['Flatrate'] }))
    expect(rows[0]?.text).toContain('Enthalten: Anschluss, Flatrate.')
    expect(rows.find(({ label }) => label === 'Optionen')?.text).toEqual(['Serien'])
  })
})
