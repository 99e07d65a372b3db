import { CONDITION, LAST_MONTH, ledger, oneOffParts } from '@nimbus/shared-contracts/money'
import { aBundle, aCondition, aMobileTariff, aTariff } from '../testing'
import { boundText, listedPrices, monthsText, oneOffTexts, statedPrices, stepMonths, termText, tvText } from '.'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('stepMonths', () => {
  it.each([
    // a start price, a Young price that ends with the term, the regular one after it, one month, one price for ever
    ['label', 'Monat 1–3, Monat 4–24, ab Monat 25, Monat 1, monatlich'],
    ['list', 'Monat 1–3, Monat 4–24, ab Monat 25, Monat 1, jeden Monat'],
    ['sentence', 'in Monat 1–3, in Monat 4–24, ab Monat 25, in Monat 1, in jedem Monat'],
    ['row', 'je Monat, Monat 1–3, je Monat, Monat 4–24, je Monat ab Monat 25, je Monat, Monat 1, je Monat'],
    ['bare', '1–3, 4–24, ab 25, 1, ab 1'],
  ] as const)('in style %s', (style, text) => {
    const steps = [
      { from: 1, till: 3 },
      { from: 4, till: 24 },
      { from: 25, till: LAST_MONTH },
      { from: 1, till: 1 },
      { from: 1, till: LAST_MONTH },
    ]
    expect(steps.map((step) => stepMonths(step, style)).join(', ')).toBe(text)
  })
})

describe('listedPrices and statedPrices', () => {
  const fibre = ledger(aTariff().conditions)

  it('say the same prices, before and after their months', () => {
    expect(listedPrices(fibre).map(plain)).toEqual(['Monat 1–3: 9,95 €', 'ab Monat 4: 45,95 €'])
    expect(statedPrices(fibre).map(plain)).toEqual(['9,95 € in Monat 1–3', '45,95 € ab Monat 4'])
  })

  it('list no month in which nothing is due any more', () => {
    expect(listedPrices(ledger(aBundle().conditions)).map(plain)).toEqual(['Monat 1–24: 15 €'])
  })
})

describe('oneOffTexts', () => {
  const conditions = [
    ...aMobileTariff().conditions,
    ...aBundle().conditions,
    aCondition(695, { type: CONDITION.shipping }),
    { ...aCondition(1995, { type: CONDITION.fee }), name: 'Einrichtung vor Ort' },
    aCondition(100, { type: 'ONETIME_OTHER' }),
  ]

  it.each([
    [
      'name',
      ['Gerät 149 €', 'Bereitstellung 39,95 €', 'Versand 6,95 €', 'Einrichtung vor Ort 19,95 €', 'Weitere Kosten 1 €'],
    ],
    [
      'amount',
      ['149 € Gerät', '39,95 € Bereitstellung', '6,95 € Versand', '19,95 € Einrichtung vor Ort', '1 € Weitere Kosten'],
    ],
    [
      'purpose',
      [
        '149 € für das Gerät',
        '39,95 € für die Bereitstellung',
        '6,95 € für den Versand, wenn Sie Geräte bestellen',
        '19,95 € (Einrichtung vor Ort)',
        '1 € weitere Kosten',
      ],
    ],
  ] as const)('in style %s, shipping once', (style, texts) => {
    expect(oneOffTexts(oneOffParts(conditions), style).map(plain)).toEqual(texts)
  })

  it('are none where nothing is due once', () => {
    expect(oneOffTexts(oneOffParts([aCondition(4595)]), 'name')).toEqual([])
  })
})

describe('monthsText, termText and boundText', () => {
  it.each([
    [monthsText(24), '24\u00a0Monate'],
    [monthsText(1), '1\u00a0Monat'],
    [monthsText(24, 'dative'), '24\u00a0Monaten'],
    [monthsText(1, 'dative'), '1\u00a0Monat'],
    [termText(12), '12\u00a0Monate'],
    [termText(0), 'keine Mindestlaufzeit'],
    [boundText(12), '12\u00a0Monate Mindestlaufzeit'],
    [boundText(1), 'monatlich kündbar'],
    [boundText(0), 'keine Mindestlaufzeit'],
  ])('%s', (said, text) => {
    expect(said).toBe(text)
  })
})

describe('tvText', () => {
  it.each([
    ['NONE', 'ohne TV'],
    ['SMARTSTREAM', 'TV SmartStream'],
  ] as const)('of %s', (tv, text) => {
    expect(tvText(tv)).toBe(text)
  })
})
