import fc from 'fast-check'
import { ledgerOf } from '@nimbus/shared-contracts/cart'
import { CONDITION, sum } from '@nimbus/shared-contracts/money'
import { aCart, aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { cartLines } from './lines'

const shipping = (gross: number) => aCondition(gross, { type: CONDITION.shipping })
const item = (id: string, conditions = [aCondition(499)]) =>
  anOption({ concrete_product_id: id, product_name: id, conditions })

describe('cartLines', () => {
  it('lists tariff, device, options and hardware in this order', () => {
    const handset = {
      concrete_product_id: 'phone',
      bundle_id: 'b',
      product_name: 'Phone',
      name: 'Phone',
      conditions: [],
    }
    const cart = aCart({ tariff: aTariff(), handset, options: [item('serien')], hardware: [item('router')] })
    expect(cartLines(cart).map(({ block, id }) => [block, id])).toEqual([
      ['tariff', 'glasfaser-150-24'],
      ['handset', 'phone'],
      ['options', 'serien'],
      ['hardware', 'router'],
    ])
  })

  it('keeps term, notice period and price steps of each line', () => {
    const [tariff, option] = cartLines(aCart({ tariff: aTariff(), options: [item('serien')] }))
    expect(tariff).toMatchObject({
      name: 'Glasfaser 150',
      term: 24,
      steps: [
        { from: 1, till: 3, amount: 995 },
        { from: 4, till: 38, amount: 4595 },
      ],
      oneOff: [{ kind: 'provisioning', amount: 6995 }],
    })
    expect(option).toMatchObject({ term: 1, noticeMonths: 1, steps: [{ from: 1, till: 38, amount: 499 }] })
  })

  it('shows shipping once, at the line that has the most of it', () => {
    const hardware = [item('box', [shipping(495)]), item('router', [shipping(695)]), item('mesh', [shipping(695)])]
    expect(cartLines(aCart({ hardware })).map(({ oneOff }) => oneOff)).toEqual([
      [],
      [{ kind: 'shipping', amount: 695 }],
      [],
    ])
  })

  it('adds up to the ledger of the cart in every cart', () => {
    const amount = fc.integer({ min: 0, max: 10_000 })
    const product = fc
      .tuple(amount, amount, fc.option(amount))
      .map(([monthly, once, shipped]) => [
        aCondition(monthly),
        aCondition(once, { type: CONDITION.provisioning }),
        ...(shipped === null ? [] : [shipping(shipped)]),
      ])
    fc.assert(
      fc.property(fc.array(product, { maxLength: 5 }), (products) => {
        const cart = aCart({ hardware: products.map((conditions, index) => item(`h${index}`, conditions)) })
        const shown = cartLines(cart).flatMap(({ oneOff }) => oneOff.map((part) => part.amount))
        expect(sum(shown)).toBe(ledgerOf(cart).oneOff)
      }),
    )
  })
})
