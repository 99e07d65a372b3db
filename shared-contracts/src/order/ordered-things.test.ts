import { aCart, aHandset, anOption, aTariff } from '../testing'
import { orderedThings } from './ordered-things'

const hub = anOption({ concrete_product_id: 'router-hub' })
const smart = anOption({ concrete_product_id: 'tv-smart' })
const HERE = 'ringstraße 20, 50667 köln'
const cart = { ...aCart({ tariff: aTariff(), hardware: [hub], options: [smart] }), handsets: [aHandset()] }
const same = orderedThings(cart, HERE)

describe('orderedThings', () => {
  it.each([
    ['another bundle', { ...cart, handsets: [aHandset({ bundle_id: 'bundle-b' })] }],
    ['other prices', { ...cart, tariff: aTariff({ conditions: [] }) }],
    ['another order of items', { ...cart, hardware: [smart], options: [hub] }],
    ['a promotion', { ...cart, promotions: [{ id: 'promo-start' }] }],
  ])('is the same order with %s', (_, other) => {
    expect(orderedThings(other, HERE)).toBe(same)
  })

  it.each([
    ['another tariff', { ...cart, tariff: aTariff({ concrete_product_id: 'dsl-m-24' }) }, HERE],
    ['an option less', { ...cart, options: [] }, HERE],
    ['no device', { ...cart, handsets: [] }, HERE],
    ['another address', cart, 'ringstraße 22, 50667 köln'],
    ['no address', cart, null],
  ])('is another order with %s', (_, other, address) => {
    expect(orderedThings(other, address)).not.toBe(same)
  })
})
