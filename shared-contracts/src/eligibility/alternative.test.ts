import { CONDITION } from '../money'
import { aCheckData, aCondition, aTariff } from '../testing'
import { nearestPossible } from '.'

const upTo = (id: string, down: number, gross = 3495) =>
  aTariff({
    concrete_product_id: id,
    bandwidth: { down: { min: down, normal: down, max: down }, up: { min: 1, normal: 1, max: 1 } },
    conditions: [aCondition(gross, { type: CONDITION.monthly })],
  })

const [s, m, l, xl] = [upTo('dsl-s', 16), upTo('dsl-m', 50), upTo('dsl-l', 100), upTo('dsl-xl', 250)]
const offered = [s, m, l, xl]

describe('nearestPossible', () => {
  it('takes the nearest speed that the address has', () => {
    const checkData = aCheckData({ products: ['dsl-s', 'dsl-m', 'dsl-l'] })
    expect(nearestPossible(xl, offered, checkData)).toBe(l)
  })

  it('finds nothing where nothing can be had', () => {
    expect(nearestPossible(xl, offered, aCheckData({ products: [] }))).toBeUndefined()
  })

  it('takes the cheaper of two that are equally near', () => {
    const [dear, cheap] = [upTo('dear', 100, 4495), upTo('cheap', 100, 3995)]
    expect(nearestPossible(xl, [dear, cheap], aCheckData({ products: ['dear', 'cheap'] }))).toBe(cheap)
  })
})
