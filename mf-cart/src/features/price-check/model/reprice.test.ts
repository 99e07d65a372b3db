import type { Cart } from '@nimbus/shared-contracts/cart'
import { ledger } from '@nimbus/shared-contracts/money'
import type { RemovalReason } from '@nimbus/shared-contracts/order'
import {
  aBundle,
  aCart,
  aCondition,
  aHandset,
  aMobileTariff,
  anOption,
  aPrepaidTariff,
  aTariff,
} from '@nimbus/shared-contracts/testing'
import { hasNews, reprice, type Repriced } from './reprice'

const router = anOption({ concrete_product_id: 'router', product_name: 'Nimbus Hub', conditions: [aCondition(695)] })
const cart = aCart({ tariff: aTariff(), options: [anOption()], hardware: [router] })

/** The server's answer to a cart, with what it does differently. */
function aPlan({ tariff, handset, options, hardware, promotions }: Cart, over: object = {}, details: object[] = []) {
  const handsets = handset ? [handset] : []
  const priced = { tariff, handsets, promotions, hardware, options, ...over }
  return {
    cart: priced,
    sums: { conditions: [] },
    details: details as { action: string; id: string; type: string; reason?: RemovalReason }[],
  }
}

const difference = ({ total }: Repriced): number => (total ? total.after - total.before : Number.NaN)

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
        before: ledger([aCondition(695)]),
        after: ledger([aCondition(795)]),
      },
    ])
    expect(repriced.cart.hardware[0]?.conditions).toEqual([aCondition(795)])
    expect(difference(repriced)).toBe(24 * 100)
  })

  it('notices a start price that has ended', () => {
    const ended = aTariff({ conditions: [aCondition(4595), aCondition(6995, { type: 'ONETIME_PROVISIONING' })] })
    const repriced = reprice(cart, aPlan(cart, { tariff: ended }))
    expect(repriced.changes.map(({ after }) => after)).toEqual([ledger(ended.conditions)])
    expect(difference(repriced)).toBe(3 * (4595 - 995))
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
    expect(difference(repriced)).toBe(-24 * 499)
  })

  it('compares the total over the same months when the tariff is gone', () => {
    const plan = aPlan(cart, { tariff: null }, [{ action: 'REMOVE_FROM_CART', id: 'glasfaser-150-24', type: 'TARIFF' }])
    const repriced = reprice(cart, plan)
    expect(repriced.removed).toEqual(['Glasfaser 150'])
    expect(difference(repriced)).toBe(-106475)
  })
})

describe('reprice of a mobile cart', () => {
  const handset = aHandset()
  const mobile = aCart({ tariff: aMobileTariff(), handset })
  const unpriced = { ...mobile, handset: aHandset({ bundle_id: null, conditions: [] }) }
  const dearer = {
    ...handset,
    bundle_id: 'bundle-b',
    conditions: [...aBundle().conditions.slice(1), aCondition(2000, { type: 'MONTHLY_DEVICE', till: 25 })],
  }
  const removal = (reason: RemovalReason) => [
    { action: 'REMOVE_FROM_CART', id: handset.concrete_product_id, type: 'HANDSET', reason },
  ]

  it('corrects a bundle whose price has changed and names both prices', () => {
    const repriced = reprice(mobile, aPlan(mobile, { handsets: [dearer] }))
    expect(repriced.cart.handset).toEqual(dearer)
    expect(repriced.changes).toEqual([
      {
        id: handset.concrete_product_id,
        name: 'Solvar S1 Pro',
        before: ledger(handset.conditions),
        after: ledger(dearer.conditions),
      },
    ])
    // 5 € more in each of 24 months
    expect(repriced.total).toEqual({ before: 127470, after: 127470 + 24 * 500 })
  })

  it('gives a device its bundle when the look-up had failed', () => {
    const repriced = reprice(unpriced, aPlan(unpriced, { handsets: [handset] }))
    expect(repriced.cart.handset).toEqual(handset)
    expect(repriced.changes).toMatchObject([{ before: undefined, after: { oneOff: 15595 } }])
  })

  it.each(['NOT_FOR_TARIFF', 'OUT_OF_STOCK'] as const)('takes out a device that is %s, with a notice', (reason) => {
    const repriced = reprice(mobile, aPlan(mobile, { handsets: [] }, removal(reason)))
    expect(repriced.cart.handset).toBeNull()
    expect(repriced.removed).toEqual(['Solvar S1 Pro'])
    expect(hasNews(repriced)).toBe(true)
  })

  it('leaves a device that has no price with the tariff to the customer', () => {
    const repriced = reprice(unpriced, aPlan(unpriced, { handsets: [] }, removal('NOT_FOR_TARIFF')))
    expect(repriced.cart).toEqual(unpriced)
    expect(hasNews(repriced)).toBe(false)
  })

  it('has no total for prepaid', () => {
    const prepaid = aCart({ tariff: aPrepaidTariff() })
    const dearerPrepaid = aPrepaidTariff({ conditions: [aCondition(1595, { type: 'MONTHLY_4_WEEKS' })] })
    const repriced = reprice(prepaid, aPlan(prepaid, { tariff: dearerPrepaid }))
    expect(repriced.total).toBeUndefined()
    expect(repriced.changes).toMatchObject([{ before: { fourWeekly: 1495 }, after: { fourWeekly: 1595 } }])
  })
})
