import { orderStore, type CartResponse, type OrderTab } from '@nimbus/shared-contracts/order'
import { aCart, aCondition, aHandset, aMobileTariff, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { aMobileResponse } from '../testing/mobile-order'
import { removalText, repricedText, withPrices, withServerBundle } from './corrections'

const serverCart = (...handsets: CartResponse['cart']['handsets']): CartResponse['cart'] => ({
  tariff: aMobileTariff(),
  handsets,
  promotions: [],
  hardware: [],
  options: [],
})
const cart = aCart({ tariff: aMobileTariff(), handset: aHandset() })
const dearer = aHandset({
  bundle_id: 'bundle-b',
  conditions: [
    aCondition(1000, { type: 'MONTHLY_DEVICE', till: 25 }),
    aCondition(19900, { type: 'ONETIME_DEVICE' }),
    aCondition(695, { type: 'ONETIME_SHIPPING' }),
  ],
})

describe('withServerBundle', () => {
  it('takes bundle and price of the server and keeps what else the cart knows of its device', () => {
    const sold = { ...dearer, product_name: 'Name of the server', slug: undefined }
    expect(withServerBundle(cart, serverCart(sold))).toEqual({
      ...cart,
      handset: { ...aHandset(), bundle_id: 'bundle-b', conditions: dearer.conditions },
    })
  })

  it.each([
    ['the same bundle', cart, serverCart(aHandset())],
    ['no handset on the server', cart, serverCart()],
    ['no handset in the cart', aCart({ tariff: aMobileTariff() }), serverCart(dearer)],
  ])('is undefined with %s', (_, here, server) => {
    expect(withServerBundle(here, server)).toBeUndefined()
  })
})

describe('repricedText', () => {
  it('has the monthly share and the one-off before and now, without shipping', () => {
    expect(repricedText(aHandset(), dearer).replaceAll('\u00a0', ' ')).toBe(
      'Solvar S1 Pro: bisher 15 € im Monat und 149 € einmalig, jetzt 10 € im Monat und 199 € einmalig.',
    )
  })

  it('says 0 € for what has no monthly share', () => {
    const once = aHandset({ conditions: [aCondition(29900, { type: 'ONETIME_DEVICE' })] })
    expect(repricedText(aHandset(), once)).toMatch(/jetzt 0\u00a0€ im Monat und 299\u00a0€ einmalig/)
  })
})

describe('withPrices', () => {
  const tab: OrderTab = {
    cart,
    checkData: null,
    form: { situation: 'NEW_NUMBER', values: {}, saved: [] },
    order: { ...orderStore.initial, temp_order_id: 'order-1', initiated: cart },
  }

  it('keeps the answer, and leaves a cart whose bundle is the same alone', () => {
    const response = aMobileResponse(cart, { total_hash: 'hash-b' })
    const { order, cart: kept } = withPrices(tab, response)
    expect(order).toMatchObject({ temp_order_id: 'order-1', response, initiated: cart })
    expect(kept).toEqual(cart)
  })

  // the cart with its old bundle was another one than the order's, which then began anew
  it('gives cart and order the same new bundle', () => {
    const handset = aHandset({ bundle_id: 'bundle-b', conditions: [] })
    const { order, cart: kept } = withPrices(tab, aMobileResponse({ ...cart, handset }))
    expect(kept).toEqual({ ...cart, handset })
    expect(order.initiated).toEqual(kept)
  })
})

describe('removalText', () => {
  const smart = anOption({ concrete_product_id: 'tv-smart', product_name: 'Smart' })
  const hub = anOption({ concrete_product_id: 'router-hub', product_name: 'Nimbus Hub' })
  const landline = aCart({
    tariff: aTariff({
      incentives: [{ id: 'promo-start', name: 'Startpreis', valid_from: '2026-11-01', valid_till: '2026-12-31' }],
    }),
    options: [smart],
    hardware: [hub],
  })

  it.each([
    ['an expired promotion', 'promo-start', 'PROMOTION', 'EXPIRED', 'Die Aktion Startpreis ist abgelaufen'],
    ['an option', 'tv-smart', 'OPTION', 'NOT_FOR_TARIFF', 'Smart passt nicht zu Ihrem Tarif'],
    ['hardware', 'router-hub', 'HARDWARE', 'DUPLICATE_GROUP', 'Nimbus Hub wurde entfernt, weil'],
    ['the tariff', 'glasfaser-150-24', 'TARIFF', undefined, 'Glasfaser 150 ist nicht mehr erhältlich'],
    ['something without a reason', 'tv-smart', 'OPTION', undefined, 'Smart ist nicht mehr erhältlich'],
    ['something that is not in the cart', 'tv-mega', 'OPTION', 'EXPIRED', 'Nicht mehr erhältliche Bestandteile'],
  ] as const)('names %s and why', (_, id, type, reason, text) => {
    const detail = { action: 'REMOVE_FROM_CART', id, type, ...(reason && { reason }) }
    expect(removalText(landline, [detail])).toMatch(new RegExp(`^${text}`))
  })

  it.each([
    ['OUT_OF_STOCK', 'Solvar S1 Pro ist ausverkauft und wurde entfernt.'],
    ['NOT_FOR_TARIFF', 'Solvar S1 Pro passt nicht zu Ihrem Tarif und wurde entfernt.'],
    ['DUPLICATE_GROUP', 'Solvar S1 Pro wurde entfernt, weil nur eine Auswahl dieser Art möglich ist.'],
  ] as const)('names a device that goes for %s', (reason, text) => {
    const id = aHandset().concrete_product_id
    expect(removalText(cart, [{ action: 'REMOVE_FROM_CART', id, type: 'HANDSET', reason }])).toBe(text)
  })

  it('says each of several once', () => {
    const detail = { action: 'REMOVE_FROM_CART', id: 'tv-smart', type: 'OPTION', reason: 'NOT_FOR_TARIFF' } as const
    const other = { ...detail, id: 'router-hub', type: 'HARDWARE' }
    expect(removalText(landline, [detail, detail, other])).toBe(
      'Smart passt nicht zu Ihrem Tarif und wurde entfernt. Nimbus Hub passt nicht zu Ihrem Tarif und wurde entfernt.',
    )
  })
})
