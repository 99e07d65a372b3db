import { aBundle, aCondition, aMobileTariff, aPrepaidTariff, aTariff } from '../testing'
import { briefPrice } from '.'

/** As it is read. */
const said = (...offer: Parameters<typeof briefPrice>): string => {
  const { amount, when, more } = briefPrice(...offer)
  return `${amount} ${when} | ${more}`.replaceAll('\u00a0', ' ')
}

describe('briefPrice', () => {
  it.each([
    [
      'Glasfaser 150 in a promotion',
      aTariff().conditions,
      24,
      '45,95 € je Monat ab Monat 4 | Monat 1–3: 9,95 €, einmalig 69,95 €, Ø je Monat über 24 Monate 44,37 €',
    ],
    [
      'Young, whose price rises after the term',
      [aCondition(3895, { from: 1, till: 25 }), aCondition(4395, { from: 25 })],
      24,
      '38,95 € je Monat, Monat 1–24 | ab Monat 25: 43,95 €, Ø je Monat über 24 Monate 38,95 €',
    ],
    ['Prepaid L', aPrepaidTariff().conditions, 0, '14,95 € je 4 Wochen | entspricht 16,20 € im Monat'],
    [
      'Nimbus Mobil M with a phone',
      [...aMobileTariff().conditions, ...aBundle().conditions],
      24,
      '44,95 € je Monat, Monat 1–24 | ab Monat 25: 29,95 €, einmalig 195,90 €, Ø je Monat über 24 Monate 53,12 €',
    ],
  ])('says all of %s', (_, conditions, term, text) => {
    expect(said(conditions, term)).toBe(text)
  })
})
