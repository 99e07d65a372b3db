import { aCart, aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { cartWithTariff } from './cart-with-tariff'

const connection = anOption({
  concrete_product_id: 'anschluss',
  product_name: 'Anschluss',
  mandatory: true,
  conditions: [],
})
const box = anOption({ concrete_product_id: 'tv-box', product_name: 'TV-Box' })

describe('cartWithTariff', () => {
  it('brings the mandatory items of the tariff', () => {
    const { cart } = cartWithTariff(aCart(), aTariff(), { options: [connection], hardware: [] })
    expect(cart.options).toEqual([connection])
    expect(cart.tariff?.name).toBe('Glasfaser 150')
  })

  it('drops what does not go with the new tariff, and says so', () => {
    const before = aCart({ tariff: aTariff(), hardware: [box] })
    const { cart, dropped } = cartWithTariff(before, aTariff(), { options: [], hardware: [] })
    expect(cart.hardware).toEqual([])
    expect(dropped).toEqual([box])
  })

  it('takes the prices of today for what stays', () => {
    const dearer = { ...box, conditions: [aCondition(599)] }
    const { cart } = cartWithTariff(aCart({ hardware: [box] }), aTariff(), { options: [], hardware: [dearer] })
    expect(cart.hardware).toEqual([dearer])
  })
})
