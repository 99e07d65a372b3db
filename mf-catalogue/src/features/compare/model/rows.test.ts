import { aBundle, aConcreteProduct, aDevice, aMobileTariff, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { aDslTariff, aFibreTariff } from '../../../testing/builders'
import { comparedDevice, type ComparedOffer } from './offer'
import { differences, rowGroups } from './rows'

const offer = (over: Pick<ComparedOffer, 'tariff'> & Partial<ComparedOffer>): ComparedOffer => ({
  key: over.tariff.concrete_product_id,
  terms: [],
  televisions: [],
  ...over,
})
const fibre = offer({ tariff: aFibreTariff(150) })
const dsl = offer({ tariff: aDslTariff('m') })
const mobile = offer({ tariff: aMobileTariff() })
const prepaid = offer({ tariff: aPrepaidTariff() })
const device = offer({
  tariff: aMobileTariff(),
  key: 'device',
  device: comparedDevice(aDevice(), aConcreteProduct(), aBundle()),
})

const cellsOf = (key: string, ...offers: ComparedOffer[]): string[][] | undefined =>
  rowGroups(offers)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key)
    ?.cells.map((lines) => lines.map((line) => line.replaceAll('\u00a0', ' ')))

describe('rowGroups', () => {
  it.each<[string, ComparedOffer, string[]]>([
    ['monthly', fibre, ['9,95 € Monat 1–3', '45,95 € ab Monat 4']],
    ['one-off', fibre, ['69,95 €', 'Bereitstellung 69,95 €']],
    ['average', fibre, ['44,37 € über 24 Monate']],
    ['total', fibre, ['1.064,75 € in 24 Monaten']],
    ['down', fibre, ['maximal 150 MBit/s', 'normalerweise 142,5 MBit/s', 'mindestens 135 MBit/s']],
    ['technology', fibre, ['Glasfaser']],
    ['volume', fibre, ['unbegrenzt']],
    ['tv', fibre, ['ohne TV']],
    ['monthly', mobile, ['29,95 € monatlich']],
    ['down', mobile, ['geschätzt maximal 300 MBit/s']],
    ['up', mobile, ['geschätzt maximal 50 MBit/s']],
    ['volume', mobile, ['30 GB im Monat']],
    ['after', mobile, ['64 kbit/s Download, 16 kbit/s Upload']],
    ['monthly', prepaid, ['14,95 € je 4 Wochen', 'entspricht 16,20 € im Monat']],
    ['one-off', prepaid, ['0 €']],
    ['total', prepaid, ['keine Mindestlaufzeit']],
    ['term', prepaid, ['keine Mindestlaufzeit']],
    ['ending', prepaid, ['jederzeit zum Ende der laufenden 4 Wochen kündbar']],
    ['monthly', device, ['44,95 € Monat 1–24', '29,95 € ab Monat 25']],
    ['one-off', device, ['195,90 €', 'Gerät 149 €', 'Bereitstellung 39,95 €', 'Versand 6,95 €']],
    ['total', device, ['1.274,70 € in 24 Monaten']],
    ['variant', device, ['Fjordblau, 256 GB']],
    ['energy', device, ['Klasse A']],
  ])('says in %s of %o', (key, one, lines) => {
    expect(cellsOf(key, one)).toEqual([lines])
  })

  // concluded on 27 November 2026 (BGH III ZR 8/25), also with a device
  it.each([
    ['a tariff', fibre, ['27.11.2028, bei Vertragsschluss heute']],
    [
      'a short one',
      offer({ tariff: aFibreTariff(150, { contract_term: 12 }) }),
      ['27.11.2027, bei Vertragsschluss heute'],
    ],
    ['a device with its tariff', device, ['27.11.2028, bei Vertragsschluss heute']],
    ['what has no minimum term', prepaid, []],
  ])('says when the minimum term of %s ends', (_what, one, lines) => {
    const row = rowGroups([fibre, one], '2026-11-27')
      .flatMap(({ key, rows }) => (key === 'contract' ? rows : []))
      .find(({ key }) => key === 'term-end')
    expect(row?.cells[1]).toEqual(lines)
    expect(cellsOf('term-end', fibre, one)).toBeUndefined()
  })

  it('names the price of the other term beside it', () => {
    const other = aFibreTariff(150, { contract_term: 12 })
    const [lines] =
      cellsOf('other-term', { ...fibre, terms: [{ key: other.concrete_product_id, tariff: other }] }) ?? []
    // 3 × 9,95 + 9 × 45,95 + 69,95 = 513,35 €
    expect(lines).toEqual(['12 Monate: Ø 42,78 €, gesamt 513,35 €'])
  })

  it('adds the same months for offers with different terms only', () => {
    expect(cellsOf('paid', fibre, dsl)).toBeUndefined()
    const short = offer({ tariff: aFibreTariff(150, { contract_term: 12 }) })
    expect(cellsOf('paid', fibre, short)).toEqual([['1.064,75 €'], ['1.064,75 €']])
  })

  it('leaves a cell empty where an offer has nothing to say, and out what none says', () => {
    expect(cellsOf('tv', fibre, mobile)).toEqual([['ohne TV'], []])
    expect(cellsOf('variant', fibre, mobile)).toBeUndefined()
  })
})

describe('differences', () => {
  it('keeps the rows in which two are not alike', () => {
    const kept = differences(rowGroups([fibre, dsl])).flatMap(({ rows }) => rows.map(({ key }) => key))
    expect(kept).toEqual(expect.arrayContaining(['monthly', 'total', 'technology', 'down', 'sheet', 'audience']))
    expect(kept).not.toEqual(expect.arrayContaining(['term']))
    expect(kept).not.toContain('tv')
  })

  it('keeps nothing of an offer beside itself', () => {
    expect(differences(rowGroups([fibre, fibre]))).toEqual([])
  })
})
