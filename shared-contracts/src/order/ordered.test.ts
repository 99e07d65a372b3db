import { aCart, aCondition, aHandset, aMobileTariff, anOption, aTariff } from '../testing'
import { orderedOf } from './ordered'

const sums = { conditions: [aCondition(4595)] }
const cartOf = (cart: Parameters<typeof aCart>[0], handsets = [aHandset()]) => ({
  cart: { ...aCart(cart), handsets },
  sums,
})

describe('orderedOf', () => {
  it('has the tariff first, then each thing that was chosen with its own term, and the sums as they were agreed to', () => {
    const option = anOption({ product_name: 'Serien', properties: { product_id: 'serien', contract_term: 1 } })
    const { items, conditions } = orderedOf(cartOf({ tariff: aTariff(), options: [option] }, []))
    expect(items.map(({ name, term }) => [name, term])).toEqual([
      [aTariff().product_name, 24],
      ['Serien', 1],
    ])
    expect(conditions).toBe(sums.conditions)
  })

  it('has a device with its variant and picture, bound as long as its tariff', () => {
    const handset = aHandset({ color: { name: 'Fjordblau' }, storage: { name: '256 GB' }, image: 'devices/a.svg' })
    const { items } = orderedOf(cartOf({ tariff: aMobileTariff() }, [handset]))
    expect(items[1]).toEqual({
      name: handset.product_name,
      variant: 'Fjordblau, 256 GB',
      image: 'devices/a.svg',
      term: 24,
      conditions: handset.conditions,
    })
  })

  it('leaves out what belongs to the tariff', () => {
    const { items } = orderedOf(cartOf({ tariff: aTariff(), options: [anOption({ mandatory: true })] }, []))
    expect(items).toHaveLength(1)
  })
})
