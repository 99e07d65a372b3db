import * as v from 'valibot'
import { aCart, aMobileTariff, anOption, aTariff } from '../testing'
import { cartPayload, cartPayloadSchema } from './payload'

const promotion = (id: string) => ({ id, name: 'Aktion' }) as ReturnType<typeof aTariff>['incentives'][number]
const aHandset = { concrete_product_id: 'phone', bundle_id: 'b', product_name: 'Phone', name: 'Phone', conditions: [] }
const mobile = aMobileTariff({ concrete_product_id: 'mobil' })

describe('cartPayload', () => {
  it('is undefined without a tariff', () => {
    expect(cartPayload(aCart({ options: [anOption()] }))).toBeUndefined()
  })

  it('has ids of tariff, options, incentives and possible promotions, and hardware of landline', () => {
    const tariff = aTariff({ incentives: [promotion('i')], possible_promotions: [promotion('p')] })
    const cart = aCart({
      tariff,
      options: [anOption()],
      hardware: [anOption({ concrete_product_id: 'router' })],
      handset: aHandset,
    })
    const payload = cartPayload(cart)
    expect(payload).toEqual({
      cart: {
        tariff: { id: 'glasfaser-150-24' },
        options: [{ id: 'option-serien' }],
        promotions: [{ id: 'i' }, { id: 'p' }],
        hardware: [{ id: 'router' }],
      },
    })
    expect(v.is(cartPayloadSchema, payload)).toBe(true)
  })

  // CART-11: concrete_product_id, else properties.concrete_product_id, else properties.product_id
  it.each([
    ['concrete', 'inner', 'product', 'concrete'],
    ['', 'inner', 'product', 'inner'],
    ['', undefined, 'product', 'product'],
  ])('takes of the tariff ids "%s", "%s" and "%s" the first: %s', (own, concrete_product_id, product_id, id) => {
    const { properties } = aTariff()
    const tariff = aTariff({
      concrete_product_id: own,
      properties: { ...properties, product_id, ...(concrete_product_id && { concrete_product_id }) },
    })
    expect(cartPayload(aCart({ tariff }))?.cart.tariff).toEqual({ id })
  })

  it('leaves handsets out of a mobile tariff without one, and hardware out of any', () => {
    expect(cartPayload(aCart({ tariff: mobile, hardware: [anOption()] }))?.cart).toEqual({
      tariff: { id: 'mobil' },
      options: [],
      promotions: [],
    })
  })

  it('leaves hardware out when there is none', () => {
    expect(cartPayload(aCart({ tariff: aTariff() }))?.cart).not.toHaveProperty('hardware')
  })

  it('has handsets of mobile only, and no hardware there', () => {
    const cart = aCart({ tariff: mobile, handset: aHandset, hardware: [anOption()] })
    expect(cartPayload(cart)).toEqual({
      cart: { tariff: { id: 'mobil' }, options: [], promotions: [], handsets: [{ id: 'phone' }] },
    })
  })

  it('carries the tracking id when there is one', () => {
    expect(cartPayload(aCart({ tariff: aTariff() }), { trackingId: 'abc' })?.context).toEqual({ tracking_id: 'abc' })
    expect(cartPayload(aCart({ tariff: aTariff() }), { trackingId: '' })).not.toHaveProperty('context')
  })

  it('names the address the order is for', () => {
    const addressKey = 'lindenstraße 12a, 01067 dresden'
    expect(cartPayload(aCart({ tariff: aTariff() }), { addressKey })?.context).toEqual({ address_key: addressKey })
  })
})

// 60,000 options were priced for five seconds
describe('cartPayloadSchema', () => {
  const withIds = (count: number, length = 1): object => ({
    cart: {
      tariff: { id: 't' },
      options: Array.from({ length: count }, () => ({ id: 'x'.repeat(length) })),
      promotions: [],
    },
  })
  it.each([
    ['30 options', withIds(30), true],
    ['31 options', withIds(31), false],
    ['an id of 80 characters', withIds(1, 80), true],
    ['an id of 81 characters', withIds(1, 81), false],
    ['a tracking id of 200 characters', { ...withIds(0), context: { tracking_id: 'x'.repeat(200) } }, true],
    ['a tracking id of 201 characters', { ...withIds(0), context: { tracking_id: 'x'.repeat(201) } }, false],
  ])('with %s', (_what, payload, valid) => {
    expect(v.is(cartPayloadSchema, payload)).toBe(valid)
  })
})
