import { dayOf } from '@nimbus/server-kit/clock'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import {
  aProductCatalog,
  BASE,
  anOffering,
  aPrice,
  ORIGIN,
  PROMOTED,
  UNPROMOTED,
} from '../../testing/open-apis/a-product-catalog'
import type { BundledOffering } from './entities'
import { lastUpdateOf } from './product-catalog'

const offering = (id: string, now = PROMOTED) => anOffering(aProductCatalog(now), id)

describe('createProductCatalog', () => {
  it('writes the prices of Glasfaser 150 with TV Smart with what alters them in the first months', () => {
    const { productOfferingPrice } = offering('glasfaser-150-smart-24')
    const price = (gross: number, net: number) => ({
      taxCategory: 'VAT',
      taxRate: 19,
      taxIncludedAmount: { unit: 'EUR', value: gross },
      dutyFreeAmount: { unit: 'EUR', value: net },
    })
    const whenOrdered = { startDateTime: '2026-10-31T23:00:00.000Z', endDateTime: '2027-01-31T23:00:00.000Z' }
    const alteration = (last: number, name: string, [gross, net]: [number, number], priority: number) => ({
      id: `glasfaser-150-smart-24-monthly-${last}`,
      name,
      priceType: 'recurring',
      recurringChargePeriod: 'month',
      priority,
      applicationDuration: { amount: last, units: 'month' },
      price: price(gross, net),
      validFor: whenOrdered,
    })
    expect(productOfferingPrice).toEqual([
      {
        id: 'glasfaser-150-smart-24-monthly',
        href: `${BASE}/productOfferingPrice/glasfaser-150-smart-24-monthly`,
        name: 'Grundpreis',
        priceType: 'recurring',
        '@referredType': 'ProductOfferingPrice',
        recurringChargePeriod: 'month',
        recurringChargePeriodLength: 1,
        price: price(55.95, 47.02),
        priceAlteration: [
          alteration(3, 'Startpreis, 3 Monate', [-36, -30.25], 1),
          alteration(6, 'TV ohne Aufpreis, 6 Monate', [-10, -8.41], 2),
        ],
      },
      {
        id: 'bereitstellung',
        href: `${BASE}/productOfferingPrice/bereitstellung`,
        name: 'Bereitstellung',
        priceType: 'oneTime',
        '@referredType': 'ProductOfferingPrice',
        price: price(69.95, 58.78),
      },
    ])
  })

  it('has the same as resources, with the tax in the price and a word on that', () => {
    const catalog = aProductCatalog(PROMOTED)
    const id = 'glasfaser-150-smart-24-monthly'
    expect(aPrice(catalog, id)).toMatchObject({
      price: { unit: 'EUR', value: 55.95 },
      tax: [{ taxCategory: 'VAT', taxRate: 19, taxAmount: { unit: 'EUR', value: 8.93 } }],
      priceIncludesTax: true,
      productOfferingTerm: [{ duration: { amount: 24, units: 'month' } }],
      popRelationship: [{ id: `${id}-3` }, { id: `${id}-6` }],
      '@type': 'NimbusPrice',
      '@schemaLocation': `${ORIGIN}/tmf-api/schema/nimbus.schema.json`,
    })
    expect(aPrice(catalog, `${id}-3`)).toMatchObject({
      priceType: 'discount',
      price: { value: -36 },
      tax: [{ taxAmount: { value: -5.75 } }],
      applicationDuration: { amount: 3, units: 'month' },
      popRelationship: [{ id, relationshipType: 'discount', '@referredType': 'ProductOfferingPrice' }],
      '@type': 'ProductOfferingPriceAlteration',
    })
  })

  it('has no alteration on a day without promotion', () => {
    const [monthly] = offering('glasfaser-150-smart-24', UNPROMOTED).productOfferingPrice ?? []
    expect([monthly?.price.taxIncludedAmount.value, monthly?.priceAlteration]).toEqual([55.95, undefined])
  })

  it('bills prepaid every four weeks, and what is used by the minute', () => {
    const { productOfferingPrice = [], productOfferingTerm } = offering('prepaid-s')
    expect(productOfferingTerm).toBeUndefined()
    expect(
      productOfferingPrice.map((one) => [
        one.priceType,
        one.recurringChargePeriod ?? one.unitOfMeasure?.units,
        one.recurringChargePeriodLength ?? one.unitOfMeasure?.amount,
        one.price.taxIncludedAmount.value,
      ]),
    ).toEqual([
      ['recurring', 'week', 4, 9.95],
      ['usage', 'minute', 1, 0.09],
      ['usage', 'sms', 1, 0.09],
    ])
  })

  it('has a device with a tariff as a bundle with its share of 24 months and 149 once', () => {
    const { productOfferingPrice = [], bundledProductOffering = [] } = offering('mobil-m-device-24-solvar-s1-pro-256')
    const [share, once, shipping] = productOfferingPrice
    expect(share).toMatchObject({
      price: { taxIncludedAmount: { value: 0 } },
      priceAlteration: [
        {
          name: 'Gerät, 24 Monate',
          applicationDuration: { amount: 24 },
          price: { taxIncludedAmount: { value: 15 }, dutyFreeAmount: { value: 12.61 } },
        },
      ],
    })
    expect(once?.price).toMatchObject({ taxIncludedAmount: { value: 149 }, dutyFreeAmount: { value: 125.21 } })
    expect(shipping).toMatchObject({ id: 'versand', price: { taxIncludedAmount: { value: 6.95 } } })
    expect(bundledProductOffering.map(({ id }) => id)).toEqual([
      'mobil-m-device-24',
      ...['fjordblau', 'graphit', 'nebelweiss', 'salbei'].map((color) => `solvar-s1-pro-${color}-256`),
    ])
  })

  it('says how many answers a question takes', () => {
    const limits = (id: string) =>
      Object.fromEntries((offering(id).bundledProductOffering ?? []).map((one) => [one.id, rangeOf(one)] as const))
    expect(limits('glasfaser-150-smart-24')).toEqual({
      'glasfaser-150': '1..1',
      'anschluss-internet-telefon': '1..1',
      'group-streaming-video': '0..1',
      'group-weitere': '0..5',
      'group-router': '1..1',
      'group-wlan': '0..1',
      'group-fernsehen': '0..1',
    })
    // without TV neither its box nor its options go with a tariff
    const withoutTv = Object.keys(limits('dsl-m-12'))
    expect(withoutTv).not.toContain('group-fernsehen')
    expect(withoutTv.find((id) => id.startsWith('group-weitere'))).toMatch(/^group-weitere-[\da-f]{8}$/)
  })

  it('lets the answers of one question exclude each other, and says what is due once for an order', () => {
    const hub = offering('router-hub')
    expect(hub.productOfferingRelationship?.map(({ id, relationshipType }) => [id, relationshipType])).toEqual([
      ['router-eigenes-geraet', 'exclusivity'],
      ['router-hub-pro', 'exclusivity'],
    ])
    expect(hub.productOfferingPrice?.map(({ id, price }) => [id, price.taxIncludedAmount.value])).toEqual([
      ['router-hub-monthly', 6.95],
      ['versand', 6.95],
    ])
    const shipping = aPrice(aProductCatalog(PROMOTED), 'versand')
    expect(shipping.oncePerOrder).toBe(true)
  })

  it('keeps what is sold no more as retired, up to the end of its last day', () => {
    const [first] = bundledCatalogue().archive
    const { lifecycleStatus, validFor, isSellable } = offering(first!.id)
    expect([lifecycleStatus, isSellable]).toEqual(['Retired', false])
    expect(dayOf(new Date(validFor?.endDateTime ?? ''))).toBe('2025-10-01')
  })

  // the shop refuses it
  it('offers no colour of a device that is sold out', () => {
    const parts = (id: string) => offering(id).bundledProductOffering?.map((part) => part.id)
    const tariff = 'mobil-m-device-24'
    expect(parts(`${tariff}-solvar-s1-128`)).toEqual([tariff, 'solvar-s1-salbei-128', 'solvar-s1-nebelweiss-128'])
    expect(parts(`${tariff}-solvar-s1-256`)).toContain('solvar-s1-nacht-256')
    expect(offering(`${tariff}-solvar-s1-128`).isSellable).toBe(true)
  })

  it('names the speeds of a tariff where they are not those of its family', () => {
    const usesOf = (id: string) => offering(id).prodSpecCharValueUse?.map(({ name }) => name)
    expect(usesOf('dsl-xl-megastream-24')).toEqual(expect.arrayContaining(['tv', 'uploadMax']))
    expect(usesOf('dsl-xl-24')).not.toContain('uploadMax')
  })
})

const rangeOf = ({ bundledProductOfferingOption: option }: BundledOffering): string =>
  `${option.numberRelOfferLowerLimit}..${option.numberRelOfferUpperLimit}`

describe('lastUpdateOf', () => {
  it.each([
    ['2025-10-05T12:00:00Z', '2025-09-30T22:00:00.000Z'],
    ['2025-11-05T12:00:00Z', '2025-11-03T23:00:00.000Z'],
    [UNPROMOTED, '2026-02-02T23:00:00.000Z'],
    [PROMOTED, '2026-10-31T23:00:00.000Z'],
    ['2027-02-01T12:00:00Z', '2027-01-31T23:00:00.000Z'],
  ])('at %s names the instant at which prices last changed', (now, instant) => {
    expect(lastUpdateOf(bundledCatalogue(), new Date(now))).toBe(instant)
  })
})
