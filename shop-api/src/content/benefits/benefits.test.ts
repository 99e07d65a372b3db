import { benefitsSchema, type Benefits } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { aCatalogue } from '../../testing/a-catalogue'
import { anApi } from '../../testing/an-api'
import { contentRoutes } from '../routes/content-routes'

const PRODUCTS = ['glasfaser', 'dsl', 'tv', 'young', 'mobilfunk', 'prepaid', 'smartphone']
const TODAY = '2026-11-27T12:00:00Z'

async function answer(product: string, now = TODAY) {
  const api = await anApi(contentRoutes({ catalogue: aCatalogue(now), clock: () => new Date(now) }))
  return api.inject(`/content/benefits/${product}`)
}

async function benefitsAt(product: string, now = TODAY): Promise<Benefits> {
  return v.parse(benefitsSchema, (await answer(product, now)).json())
}

const textOf = (benefits: Benefits): string => JSON.stringify(benefits).replaceAll('\u00a0', ' ')

describe('GET /content/benefits', () => {
  it.each(PRODUCTS)('has for %s reasons, steps, questions and the other products', async (product) => {
    const { title, description, hero, benefits, steps, questions, others } = await benefitsAt(product)
    expect([title, description, hero.title, hero.text].every((text) => text.length > 10)).toBe(true)
    expect(benefits.length).toBeGreaterThanOrEqual(4)
    expect([steps.length, questions.length].every((count) => count >= 2)).toBe(true)
    expect(new Set(benefits.map((benefit) => benefit.title)).size).toBe(benefits.length)
    expect(others.map((other) => other.product)).toEqual(PRODUCTS.filter((other) => other !== product))
  })

  // numbers of DATA-18, PRICE-20, PRICE-25
  it.each([
    ['glasfaser', 'Von 150 bis 1.000 MBit/s'],
    ['glasfaser', 'Einmalig 69,95 € für die Bereitstellung'],
    ['glasfaser', 'legen wir den Glasfaser-Hausanschluss kostenlos'],
    ['dsl', 'DSL S bis 16 MBit/s, DSL M bis 50 MBit/s, DSL L bis 100 MBit/s, DSL XL bis 250 MBit/s'],
    ['tv', 'Smart für 10 €, SmartStream für 17 €, MegaStream für 30 € je Monat'],
    ['tv', 'für 4,99 € bis 9,99 € im Monat, jederzeit mit einer Frist von einem Monat kündbar'],
    ['tv', 'für 5 € im Monat mit 12 Monaten Mindestlaufzeit'],
    ['young', 'Personen von 18 bis 27 Jahren'],
    ['young', 'Ab Monat 25 gilt der reguläre Preis.'],
    ['mobilfunk', 'höchstens 64 kbit/s im Download und 16 kbit/s im Upload'],
    ['mobilfunk', 'einmalig 39,95 € für die Bereitstellung'],
    ['mobilfunk', '6,95 € Versand'],
    ['prepaid', 'Prepaid M mit 5 GB für 9,95 €'],
    ['prepaid', 'Prepaid Max mit unbegrenztem Volumen für 99,95 €'],
    ['smartphone', '100 € bis 300 € Eintauschbonus'],
    ['smartphone', 'mindestens 1 € wert ist, höchstens 3 Geräte je Haushalt'],
  ])('says about %s: %s', async (product, fact) => {
    expect(textOf(await benefitsAt(product))).toContain(fact)
  })

  it.each([
    ['2025-11-02T12:00:00Z', false],
    ['2025-11-03T12:00:00Z', true],
    ['2025-11-18T12:00:00Z', true],
    ['2025-11-19T12:00:00Z', false],
    [TODAY, false],
  ])('speaks of the cashback at %s: %s', async (now, runs) => {
    expect(textOf(await benefitsAt('smartphone', now)).includes('120 € oder 240 € Cashback')).toBe(runs)
  })

  it.each(['satellit', 'constructor', 'Glasfaser', '..'])('answers 404 for %s', async (product) => {
    expect((await answer(encodeURIComponent(product))).statusCode).toBe(404)
  })
})
