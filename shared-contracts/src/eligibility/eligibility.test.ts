import { aCondition, aMobileTariff, anOption, aPrepaidTariff, aTariff } from '../testing'
import { eligibilityTexts, regularPriceFrom } from '.'
import { eligibilityOf } from './eligibility'

const landline = (properties: object) => aTariff({ properties: { ...aTariff().properties, ...properties } })
const youngMobile = aMobileTariff({
  properties: { ...aMobileTariff().properties, offer: 'YOUNG' },
  conditions: [aCondition(2495, { till: 25 }), aCondition(2995, { from: 25 })],
})
const streaming = anOption({ grouping_id: 'streaming-video' })

describe('eligibilityOf', () => {
  it.each([
    ['fibre', aTariff(), [], ['newBroadband', 'fibreHouse', 'fibreOwner']],
    ['DSL', landline({ technology: 'DSL' }), [], ['newBroadband']],
    ['Young DSL', landline({ technology: 'DSL', offer: 'YOUNG' }), [], ['young', 'newBroadband']],
    ['fibre with Smart', landline({ tv: 'SMART' }), [], ['newBroadband', 'fibreHouse', 'fibreOwner', 'stream']],
    // TV Smart used to leave the clause out in the details, though cart and contract summary had it
    ['DSL with Smart', landline({ technology: 'DSL', tv: 'SMART' }), [], ['newBroadband', 'stream']],
    ['DSL with a streaming option', landline({ technology: 'DSL' }), [streaming], ['newBroadband', 'stream']],
    ['DSL with a telephone option', landline({ technology: 'DSL' }), [anOption()], ['newBroadband']],
    ['mobile', aMobileTariff(), [], ['newCustomer']],
    ['mobile Young', youngMobile, [], ['young', 'newCustomer']],
    ['prepaid', aPrepaidTariff(), [], ['newCustomer', 'identity']],
  ])('names what holds for %s', (_, tariff, options, conditions) => {
    expect(eligibilityOf(tariff, options)).toEqual(conditions)
  })
})

/** The facts of PROD-8. */
describe('eligibilityTexts', () => {
  it.each([
    [
      'the age, and from when the price is the regular one',
      youngMobile,
      /von 18 bis 27 Jahren.* Ab Monat 25 gilt der reguläre Preis/,
    ],
    ['three months without a line', aMobileTariff(), /in den letzten 3 Monaten keinen Anschluss/],
    ['three months without a broadband line', aTariff(), /in den letzten 3 Monaten keinen Breitbandanschluss/],
    [
      'the house connection',
      aTariff(),
      /Glasfaser-Hausanschluss .*verbindlicher Buchung .*kostenlos, wenn Anschluss- und Gebäudeadresse/,
    ],
    ['owner and check', aTariff(), /Eigentümer oder der Hausverwaltung .*abschließende Ausbauprüfung/],
    ['terms of streaming', landline({ tv: 'SMART' }), /Wohnsitz in Deutschland, eine Registrierung und die Zustimmung/],
    ['identity', aPrepaidTariff(), /Identität \(§ 172 TKG\)/],
  ])('say %s', (_, tariff, text) => {
    expect(eligibilityTexts(tariff).join(' ')).toMatch(text)
  })
})

describe('regularPriceFrom', () => {
  it.each([
    ['Young among others', [aMobileTariff(), youngMobile], 25],
    ['regular tariffs', [aMobileTariff(), aTariff()], undefined],
    ['prepaid', [aPrepaidTariff()], undefined],
    ['none', [], undefined],
  ])('of %s', (_, tariffs, month) => {
    expect(regularPriceFrom(tariffs)).toBe(month)
  })
})
