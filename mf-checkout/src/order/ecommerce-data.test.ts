import { aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { aCartResponse } from '../testing/fake-shop'
import { aMobileResponse, CARTS } from '../testing/mobile-order'
import { ecommerceData, taxOf } from './ecommerce-data'
import { cents } from '@nimbus/shared-contracts/money'

const none = { trackingId: undefined }

describe('taxOf', () => {
  it.each([
    // landline: provisioning 69,95 + shipping 6,95; provisioning alone; mobile with device 149 + 39,95 + 6,95; mobile alone
    [7690, 1461],
    [6995, 1329],
    [19590, 3722],
    [3995, 759],
    [0, 0],
  ])('of %i is %i, 19 percent', (upfront, tax) => {
    expect(taxOf(cents(upfront))).toBe(tax)
  })
})

describe('ecommerceData', () => {
  it('has the device as an item of its own, whose price is its share, the one-off price and shipping', () => {
    const data = ecommerceData(aMobileResponse(CARTS.device), { trackingId: 'campaign-7', transaction_id: 'NB-1' })
    expect(data).toEqual({
      transaction_id: 'NB-1',
      currency: 'EUR',
      value: 1274.7,
      tax: 37.22,
      affiliation: 'campaign-7',
      cart_items_count: 2,
      contract_term_months: 24,
      monthly_fee_total: 44.95,
      upfront_total: 195.9,
      items: [
        {
          item_id: 'mobil-m-device-24',
          item_name: 'Nimbus Mobil M',
          item_category: 'tariff',
          item_variant: 'Nimbus Mobil M',
          price: 758.75,
          quantity: 1,
          monthly_fee: 29.95,
          term_months: 24,
        },
        {
          item_id: 'solvar-s1-pro-fjordblau-256',
          item_name: 'Solvar S1 Pro',
          item_category: 'device',
          item_variant: 'S1 Pro',
          price: 515.95,
          quantity: 1,
          monthly_fee: 15,
          term_months: 24,
        },
      ],
    })
  })

  // a term of 0 months was worth nothing
  it('counts four weeks of prepaid, with the fee of a month beside it', () => {
    const data = ecommerceData(aMobileResponse(CARTS.prepaid), none)
    expect(data).toMatchObject({ value: 14.95, tax: 0, contract_term_months: 0, monthly_fee_total: 16.2 })
    expect(data.items).toEqual([expect.objectContaining({ price: 14.95, monthly_fee: 16.2, term_months: 0 })])
  })

  // Glasfaser 150: 3 × 9,95 + 21 × 45,95 + 69,95; router 24 × 6,95 + 6,95 shipping; 69,95 + 6,95 = 76,90, 19 % of it 14,61
  it('counts a landline tariff with a rented router over its term', () => {
    const tariff = aTariff()
    const conditions = [aCondition(695), aCondition(695, { type: 'ONETIME_SHIPPING' })]
    const properties = { product_id: 'router-hub', contract_term: 12 }
    const router = anOption({ concrete_product_id: 'router-hub', product_name: 'Nimbus Hub', conditions, properties })
    const data = ecommerceData(
      aCartResponse({
        cart: { tariff, handsets: [], promotions: [], hardware: [router], options: [] },
        sums: { conditions: [...tariff.conditions, ...conditions] },
      }),
      { trackingId: undefined, cart_id: 'temp-1' },
    )
    expect(data).toEqual({
      cart_id: 'temp-1',
      currency: 'EUR',
      value: 1238.5,
      tax: 14.61,
      cart_items_count: 2,
      contract_term_months: 24,
      monthly_fee_total: 16.9,
      upfront_total: 76.9,
      items: [
        expect.objectContaining({ item_category: 'tariff', price: 1064.75, monthly_fee: 9.95, term_months: 24 }),
        expect.objectContaining({ item_category: 'hardware', price: 90.35, monthly_fee: 6.95, term_months: 12 }),
      ],
    })
  })

  it('names options by their category', () => {
    const cart = { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [anOption()] }
    const { items } = ecommerceData(aCartResponse({ cart }), none)
    expect(items).toEqual([
      expect.objectContaining({ item_category: 'tariff' }),
      expect.objectContaining({ item_category: 'option', item_id: 'option-serien', term_months: 1 }),
    ])
  })

  // "Internet- und Telefonanschluss" made two items of one tariff, where the cart counts one
  it('counts what belongs to a tariff only where it costs something', () => {
    const line = (cents: number) =>
      anOption({ concrete_product_id: `line-${cents}`, mandatory: true, conditions: [aCondition(cents)] })
    const options = [line(0), line(495), anOption({ conditions: [aCondition(0)] })]
    const cart = { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options }
    const { items, cart_items_count } = ecommerceData(aCartResponse({ cart }), none)
    const ids = items.map(({ item_id }) => item_id)
    expect([cart_items_count, ids]).toEqual([3, [aTariff().concrete_product_id, 'line-495', 'option-serien']])
  })
})
