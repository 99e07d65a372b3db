import { aCart, anOption, aTariff } from '../testing'
import { applyDetails } from './apply-details'

const promotion = (id: string) => ({ ...aPromotion, id })
const aPromotion = { id: 'x', name: 'Aktion' } as ReturnType<typeof aTariff>['incentives'][number]
const aHandset = { concrete_product_id: 'phone', bundle_id: 'b', product_name: 'Phone', name: 'Phone', conditions: [] }

const cart = aCart({
  tariff: aTariff({
    concrete_product_id: 'tariff',
    incentives: [promotion('i')],
    possible_promotions: [promotion('p')],
  }),
  handset: aHandset,
  options: [anOption({ concrete_product_id: 'option', mandatory: true })],
  hardware: [anOption({ concrete_product_id: 'router' })],
  promotions: [promotion('i'), promotion('p')],
})
const remove = (id: string) => ({ action: 'REMOVE_FROM_CART', id, type: 'any' })

describe('applyDetails', () => {
  it.each([
    ['tariff', { ...cart, tariff: null, handset: { ...aHandset, bundle_id: null } }],
    ['phone', { ...cart, handset: null }],
    ['option', { ...cart, options: [] }],
    ['router', { ...cart, hardware: [] }],
    ['i', { ...cart, tariff: { ...cart.tariff, incentives: [] }, promotions: [promotion('p')] }],
    ['p', { ...cart, tariff: { ...cart.tariff, possible_promotions: [] }, promotions: [promotion('i')] }],
    ['unknown', cart],
  ])('takes out %s', (id, expected) => {
    expect(applyDetails(cart, [remove(id)])).toEqual(expected)
  })

  it('applies several details one after the other', () => {
    expect(applyDetails(cart, [remove('option'), remove('router')])).toEqual({ ...cart, options: [], hardware: [] })
  })

  it('ignores actions that it does not know', () => {
    expect(applyDetails(cart, [{ action: 'ADD_TO_CART', id: 'option', type: 'any' }])).toEqual(cart)
  })

  it('leaves the given cart as it is', () => {
    const before = structuredClone(cart)
    applyDetails(cart, [remove('option')])
    expect(cart).toEqual(before)
  })
})
