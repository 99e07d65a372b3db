import fc from 'fast-check'
import type { LandlineTariff, Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents } from '@nimbus/shared-contracts/money'
import { someLandlineTariffs } from '../../../testing/builders'
import { aMobileTariffList } from '../../../testing/mobile'
import { advise, landlineNeed, type Reason } from './advise'
import { LINES, PERSONS, USES, type Answers, type Persons } from '../../../model/advisor-answers'

const tariffs = [
  ...someLandlineTariffs(),
  ...someLandlineTariffs('VVM'),
  ...someLandlineTariffs('YOUNG'),
  ...(['mobilfunk-tarife', 'young-tarife', 'prepaid-tarife'] as const).flatMap(
    (slug) => aMobileTariffList(slug).tariffs,
  ),
]

const someAnswers = (over: Partial<Answers> = {}): Answers => ({
  persons: '1',
  use: 'surfen',
  tv: 'NONE',
  line: 'unbekannt',
  ...over,
})
const idsFor = (over: Partial<Answers>, orderable?: string[]) =>
  advise(tariffs, someAnswers(over), orderable).recommendations.map(({ tariff }) => tariff.concrete_product_id)
const notesFor = (over: Partial<Answers>, orderable?: string[]) =>
  advise(tariffs, someAnswers(over), orderable).notes.map(({ kind }) => kind)

/** True for a tariff that doesn't keep what its first reason says. */
function isLess(tariff: Tariff, reason: Reason | undefined): boolean {
  if (tariff.kind === 'landline') return reason?.kind === 'enough' && tariff.bandwidth.down.normal < reason.need
  return reason?.kind === 'volume' && (tariff.data_volume.gb ?? Infinity) < reason.need
}

/** Tariffs like it that would be enough for less; prices after the start price tell them apart. */
function cheaperThan({ properties: own, conditions }: LandlineTariff, need: number): string[] {
  const priceOf = (steps: Tariff['conditions']): number =>
    Math.max(...steps.slice(0, -1).map((step) => step.gross_value))
  return tariffs
    .filter((tariff) => tariff.kind === 'landline')
    .filter(({ properties: { technology, contract_term, offer, tv } }) =>
      [technology === own.technology, contract_term === own.contract_term, offer === own.offer, tv === own.tv].every(
        Boolean,
      ),
    )
    .filter((other) => other.bandwidth.down.normal >= need && priceOf(other.conditions) < priceOf(conditions))
    .map(({ concrete_product_id }) => concrete_product_id)
}

describe('landlineNeed', () => {
  it.each([
    [{}, 5],
    [{ persons: '2', use: 'serien' }, 20],
    [{ persons: '3-4', use: 'arbeiten' }, 100],
    [{ persons: '3-4', use: 'arbeiten', tv: 'SMART' }, 125],
    [{ persons: '5+', use: 'alles' }, 360],
  ] as const)('%j need %i MBit/s', (over, need) => {
    expect(landlineNeed(someAnswers(over))).toBe(need)
  })
})

describe('advise', () => {
  // normal speeds: DSL S 9,5, M 47, L 84, XL 220 MBit/s; fibre 95 % of 150, 300, 600, 1.000
  it.each<[string, Partial<Answers>, string[]]>([
    ['one who surfs', {}, ['dsl-s-none-standard-24', 'glasfaser-150-none-standard-24', 'dsl-s-none-standard-12']],
    [
      'two with series',
      { persons: '2', use: 'serien' },
      ['dsl-m-none-standard-24', 'glasfaser-150-none-standard-24', 'dsl-m-none-standard-12'],
    ],
    [
      'a household that works at home: fibre costs less than the only DSL that is fast enough',
      { persons: '3-4', use: 'arbeiten' },
      ['glasfaser-150-none-standard-24', 'dsl-xl-none-standard-24', 'glasfaser-150-none-standard-12'],
    ],
    [
      'many who do everything, which no DSL is fast enough for',
      { persons: '5+', use: 'alles', tv: 'MEGASTREAM' },
      ['glasfaser-600-megastream-standard-24', 'glasfaser-600-megastream-standard-12'],
    ],
    [
      'where there is DSL alone',
      { persons: '2', use: 'serien', line: 'dsl' },
      ['dsl-m-none-standard-24', 'dsl-m-none-standard-12'],
    ],
    ['little on the phone', { use: 'handy-wenig' }, ['prepaid-m', 'mobil-s-24', 'mobil-s-12']],
    ['much on the phone, without the dear prepaid one', { use: 'handy-viel' }, ['mobil-m-24', 'mobil-m-12']],
  ])('recommends to %s', (_, over, ids) => {
    expect(idsFor(over)).toEqual(ids)
  })

  it('says where the fastest line is not enough', () => {
    const { recommendations } = advise(tariffs, someAnswers({ persons: '3-4', use: 'alles', line: 'dsl' }))
    expect(recommendations.map(({ tariff }) => tariff.concrete_product_id)).toEqual([
      'dsl-xl-none-standard-24',
      'dsl-xl-none-standard-12',
    ])
    expect(recommendations[0]?.reasons[0]).toEqual({ kind: 'short', need: 240, normal: 220 })
  })

  it('follows the check of the address, with the offers that are sold there', () => {
    const orderable = ['dsl-m-none-standard-24', 'glasfaser-150-none-vvm-24', 'glasfaser-150-none-vvm-12']
    expect(idsFor({}, orderable)).toEqual(['dsl-m-none-standard-24', 'glasfaser-150-none-vvm-24'])
    expect(notesFor({}, orderable)).toEqual([])
    expect(notesFor({}, ['dsl-m-none-standard-24'])).toEqual(['no-fibre'])
    expect(notesFor({}, [])).toEqual(['nothing-here'])
  })

  it('says that today’s contract is cheaper, and what each costs more', () => {
    const { notes, recommendations } = advise(tariffs, someAnswers({ today: cents(2995) }))
    // DSL S: 3 × 9,95 + 21 × 38,95 + 69,95 = 917,75 €, on average 38,24 €
    expect(notes).toContainEqual({ kind: 'today-cheaper', today: 2995, lowest: 3824 })
    expect(recommendations[0]?.reasons).toContainEqual({ kind: 'today', difference: 829 })
  })

  it('says what can be saved', () => {
    const { notes, recommendations } = advise(tariffs, someAnswers({ today: cents(5000) }))
    expect(notes.map(({ kind }) => kind)).toEqual(['check-address'])
    expect(recommendations.map(({ reasons }) => reasons.at(-1))).toEqual([
      { kind: 'today', difference: -1176 },
      { kind: 'today', difference: -563 },
      // 38,95 € and 69,95 € / 12: 44,78 €
      { kind: 'today', difference: -522 },
    ])
  })

  it.each<[Partial<Answers>, string[]]>([
    [{}, ['check-address']],
    [{ line: 'glasfaser' }, []],
    [{ line: 'dsl' }, ['no-fibre']],
    [{ use: 'handy-viel', tv: 'SMART', persons: '2' }, ['tv-needs-line', 'each-their-own']],
  ])('notes for %j: %j', (over, notes) => {
    expect(notesFor(over)).toEqual(notes)
  })

  it('recommends two or three, never Young, never less or more than is needed', () => {
    const answers = fc.record({
      persons: fc.constantFrom(...(Object.keys(PERSONS) as Persons[])),
      use: fc.constantFrom(...USES),
      tv: fc.constantFrom('NONE' as const, 'SMART' as const, 'MEGASTREAM' as const),
      line: fc.constantFrom(...LINES),
      today: fc.integer({ min: 1, max: 20_000 }).map(cents),
    })
    fc.assert(
      fc.property(answers, (given) => {
        const { recommendations } = advise(tariffs, given)
        expect(recommendations.length).toBeGreaterThanOrEqual(2)
        expect(recommendations.length).toBeLessThanOrEqual(3)
        for (const { tariff, reasons } of recommendations) {
          expect(tariff.properties.offer).not.toBe('YOUNG')
          expect(isLess(tariff, reasons[0])).toBe(false)
          expect(
            tariff.kind === 'landline' && reasons[0]?.kind === 'enough' ? cheaperThan(tariff, reasons[0].need) : [],
          ).toEqual([])
        }
      }),
    )
  })
})
