import { campaignsSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { aCatalogue } from '../../testing/a-catalogue'
import { anApi } from '../../testing/an-api'
import { campaignsAt } from './campaigns'
import { footnotesOf } from '../footnotes/footnotes'
import { contentRoutes } from '../routes/content-routes'

const at = (instant: string) => campaignsAt(bundledCatalogue(), new Date(instant))

describe('campaignsAt', () => {
  // 03.11. to 18.11.2025 in Germany, where it is an hour later than UTC
  it.each([
    ['2025-11-02T22:59:59Z', false],
    ['2025-11-02T23:00:00Z', true],
    ['2025-11-10T12:00:00Z', true],
    ['2025-11-18T22:59:59Z', true],
    ['2025-11-18T23:00:00Z', false],
    ['2026-01-15T12:00:00Z', false],
    ['2026-11-10T12:00:00Z', false],
    ['2026-11-27T12:00:00Z', false],
  ])('at %s has the cashback: %s', (instant, runs) => {
    expect('cashback' in at(instant)).toBe(runs)
  })

  it('has a cashback of 120 € or 240 €', () => {
    expect(at('2025-11-10T12:00:00Z').cashback?.amounts).toEqual([
      { families: ['mobil-s', 'mobil-m'], amount: 12000 },
      { families: ['mobil-l', 'mobil-xl'], amount: 24000 },
    ])
  })

  it('has a trade-in bonus of 100 to 300 € for at most 3 devices of at least 1 €, from its first day', () => {
    const tradeIn = { bonus: { from: 10000, till: 30000 }, most_devices: 3, least_value: 100 }
    expect(at('2026-11-27T12:00:00Z')).toEqual({ trade_in: tradeIn })
    expect(at('2025-09-30T21:59:59Z')).toEqual({})
  })

  it('ends the trade-in after its last day', () => {
    const data = bundledCatalogue()
    data.campaigns.trade_in.last_day = '2026-03-31'
    expect(campaignsAt(data, new Date('2026-03-31T21:59:59Z'))).toHaveProperty('trade_in')
    expect(campaignsAt(data, new Date('2026-03-31T22:00:00Z'))).toEqual({})
  })
})

describe('GET /content/campaigns', () => {
  it.each([
    ['2025-11-10T12:00:00Z', ['trade_in', 'cashback']],
    ['2026-11-27T12:00:00Z', ['trade_in']],
  ])('answers at %s with %j', async (now, names) => {
    const api = await anApi(contentRoutes({ catalogue: aCatalogue(now), clock: () => new Date(now) }))
    const answer = v.parse(campaignsSchema, (await api.inject('/content/campaigns')).json())
    expect(Object.keys(answer)).toEqual(names)
  })
})

describe('footnotesOf for campaigns', () => {
  const textOf = (tag: string, now: string): string | undefined =>
    footnotesOf(aCatalogue(now), [tag], new Date(now))[0]?.text.replaceAll('\u00a0', ' ')

  it.each([
    ['A_EINTAUSCHBONUS', '100 € bis 300 € Bonus'],
    ['A_EINTAUSCHBONUS', 'Höchstens 3 Geräte je Haushalt.'],
    ['A_EINTAUSCHBONUS', 'mindestens 1 € wert'],
    ['A_CASHBACK', '120 € zurück, wenn Sie ein Gerät mit Nimbus Mobil S oder Nimbus Mobil M kaufen.'],
    ['A_CASHBACK', '240 € zurück, wenn Sie ein Gerät mit Nimbus Mobil L oder Nimbus Mobil XL kaufen.'],
    ['A_CASHBACK', 'Bei Bestellung vom 03.11.2025 bis 18.11.2025.'],
    ['A_PARTNERPUNKTE', 'innerhalb von 120 Tagen'],
    ['A_PARTNERPUNKTE', 'nur für Bestellungen in diesem Shop'],
  ])('says about %s in the days of the cashback: %s', (tag, fact) => {
    const text = textOf(tag, '2025-11-10T12:00:00Z')
    expect(text).toMatch(/^<p><strong>[^<]+<\/strong><\/p><ul>(<li>[^<]+\.<\/li>)+<\/ul>$/)
    expect(text).toContain(fact)
  })

  it.each([
    ['A_EINTAUSCHBONUS', true],
    ['A_CASHBACK', false],
    ['A_PARTNERPUNKTE', true],
  ])('has %s a year later: %s', (tag, exists) => {
    expect(textOf(tag, '2026-11-27T12:00:00Z') !== undefined).toBe(exists)
  })
})
