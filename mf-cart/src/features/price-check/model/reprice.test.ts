import type { Cart } from '@nimbus/shared-contracts/cart'
import { aCart, aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { hasNews, reprice } from './reprice'

const router = anOption({ concrete_product_id: 'router', product_name: 'Nimbus Hub', conditions: [aCondition(695)] })
const cart = aCart({ tariff: aTariff(), options: [anOption()], hardware: [router] })

/** The server's answer to a cart, with what it does differently. */
function aPlan({ tariff, options, hardware, promotions }: Cart, over: object = {}, details: object[] = []) {
  const priced = { tariff, handsets: [], promotions, hardware, options, ...over }
  return { cart: priced, sums: { conditions: [] }, details: details as { action: string; id: string; type: string }[] }
}

describe('reprice', () => {
  it('has no news when the prices are the same', () => {
    const repriced = reprice(cart, aPlan(cart))
    expect(hasNews(repriced)).toBe(false)
    expect(repriced.cart).toEqual(cart)
  })

  it('takes over a new price and keeps both for the notice', () => {
    const repriced = reprice(cart, aPlan(cart, { hardware: [{ ...router, conditions: [aCondition(795)] }] }))
    expect(repriced.changes).toEqual([
      {
        id: 'router',
        name: 'Nimbus Hub',
        before: { steps: [{ from: 1, till: 38, amount: 695 }], oneOff: 0 },
        after: { steps: [{ from: 1, till: 38, amount: 795 }], oneOff: 0 },
      },
    ])
    expect(repriced.cart.hardware[0]?.conditions).toEqual([aCondition(795)])
    expect(repriced.total.after - repriced.total.before).toBe(24 * 100)
  })

  it('notices a start price that has ended', () => {
    const ended = aTariff({ conditions: [aCondition(4595), aCondition(6995, { type: 'ONETIME_PROVISIONING' })] })
    const { changes, total } = reprice(cart, aPlan(cart, { tariff: ended }))
    expect(changes.map(({ after }) => after.steps)).toEqual([[{ from: 1, till: 38, amount: 4595 }]])
    expect(total.after - total.before).toBe(3 * (4595 - 995))
  })

  it('is not fooled by conditions that are cut differently but cost the same', () => {
    const conditions = [aCondition(695, { till: 13 }), aCondition(695, { from: 13 })]
    expect(hasNews(reprice(cart, aPlan(cart, { hardware: [{ ...router, conditions }] })))).toBe(false)
  })

  it('shows the promotions that the server still knows', () => {
    const promotion = {
      id: 'p',
      name: 'Aktion',
      valid_from: '2026-11-01T00:00:00Z',
      valid_till: '2027-01-31T23:00:00Z',
    }
    const old = { ...cart, tariff: aTariff({ incentives: [promotion] }), promotions: [promotion] }
    const repriced = reprice(old, aPlan(cart, {}, [{ action: 'REMOVE_FROM_CART', id: 'p', type: 'PROMOTION' }]))
    expect(repriced.cart).toEqual(cart)
    expect(hasNews(repriced)).toBe(false)
  })

  it('takes in what the server adds, and tells of it when it costs something', () => {
    const connection = anOption({ concrete_product_id: 'anschluss', mandatory: true, conditions: [aCondition(0)] })
    const free = reprice(cart, aPlan(cart, { options: [connection, ...cart.options] }))
    expect(free.cart.options).toEqual([...cart.options, connection])
    expect(hasNews(free)).toBe(false)
    const paid = { ...connection, conditions: [aCondition(100)] }
    expect(reprice(cart, aPlan(cart, { options: [paid] })).changes).toMatchObject([
      { id: 'anschluss', before: { oneOff: 0 } },
    ])
  })

  it('takes out and names what can not be had any more', () => {
    const plan = aPlan(cart, { options: [] }, [{ action: 'REMOVE_FROM_CART', id: 'option-serien', type: 'OPTION' }])
    const repriced = reprice(cart, plan)
    expect(repriced.removed).toEqual(['Serien'])
    expect(repriced.cart.options).toEqual([])
    expect(repriced.total.before - repriced.total.after).toBe(24 * 499)
  })

  it('compares the total over the same months when the tariff is gone', () => {
    const plan = aPlan(cart, { tariff: null }, [{ action: 'REMOVE_FROM_CART', id: 'glasfaser-150-24', type: 'TARIFF' }])
    const { removed, total } = reprice(cart, plan)
    expect(removed).toEqual(['Glasfaser 150'])
    expect(total.before - total.after).toBe(106475)
  })
})
