import { ledger } from '@nimbus/shared-contracts/money'
import { aBundle, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { equivalentText, periodPrices } from './period-prices'

describe('periodPrices', () => {
  it.each([
    ['Glasfaser 150', aTariff().conditions, ['995 Monat 1–3', '4595 ab Monat 4']],
    [
      'S1 Pro with Mobil M',
      [...aMobileTariff().conditions, ...aBundle().conditions],
      ['4495 Monat 1–24', '2995 ab Monat 25'],
    ],
    ['Prepaid L', aPrepaidTariff().conditions, ['1495 je 4\u00a0Wochen']],
  ])('names the periods of %s', (_, conditions, shown) => {
    expect(periodPrices(ledger(conditions)).map(({ amount, label }) => `${amount} ${label}`)).toEqual(shown)
  })
})

describe('equivalentText', () => {
  it('says what four weeks come to in a month, and nothing for what is paid by the month', () => {
    expect(equivalentText(ledger(aPrepaidTariff().conditions))).toBe('entspricht 16,20\u00a0€ im Monat')
    expect(equivalentText(ledger(aTariff().conditions))).toBeUndefined()
  })
})
