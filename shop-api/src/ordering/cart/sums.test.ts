import { CONDITION, ledger } from '@nimbus/shared-contracts/money'
import { aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import fc from 'fast-check'
import { sumsOf, totalHash, type PricedCart } from './sums'

const aPricedCart = (over: Partial<PricedCart> = {}): PricedCart => ({
  tariff: aTariff(),
  handsets: [],
  promotions: [],
  hardware: [],
  options: [],
  ...over,
})

describe('sumsOf', () => {
  it('adds up each price step and each kind of one-off price', () => {
    const sums = sumsOf([...aTariff().conditions, ...anOption().conditions])
    expect(sums).toEqual([
      { type: CONDITION.monthly, period_from: 1, period_till: 4, gross_value: 1494, net_value: 1255 },
      { type: CONDITION.monthly, period_from: 4, period_till: 39, gross_value: 5094, net_value: 4281 },
      { type: CONDITION.provisioning, period_from: 1, period_till: null, gross_value: 6995, net_value: 5878 },
    ])
  })

  it('counts shipping once, however many items are shipped', () => {
    const shipping = aCondition(695, { type: CONDITION.shipping })
    expect(ledger(sumsOf([shipping, shipping])).oneOff).toBe(695)
  })

  it('has the same ledger as what it adds up', () => {
    const condition = fc
      .tuple(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 38 }),
        fc.integer({ min: 0, max: 39 }),
        fc.constantFrom(...Object.values(CONDITION)),
      )
      .map(([gross, from, till, type]) => aCondition(gross, { from, till, type }))
    fc.assert(
      fc.property(fc.array(condition), (conditions) => {
        expect(ledger(sumsOf(conditions))).toEqual(ledger(conditions))
      }),
    )
  })
})

describe('totalHash', () => {
  const hash = (cart: PricedCart): string => totalHash(cart, sumsOf(cart.tariff!.conditions))

  it('is the same for the same cart and another for another price or product', () => {
    const cart = aPricedCart()
    expect(hash(aPricedCart())).toBe(hash(cart))
    expect(hash(aPricedCart({ tariff: aTariff({ conditions: [aCondition(4596)] }) }))).not.toBe(hash(cart))
    expect(hash(aPricedCart({ options: [anOption()] }))).not.toBe(hash(cart))
  })
})
