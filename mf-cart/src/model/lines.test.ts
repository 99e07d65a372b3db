import fc from 'fast-check'
import { ledgerOf } from '@nimbus/shared-contracts/cart'
import { CONDITION, LAST_MONTH, sum } from '@nimbus/shared-contracts/money'
import { aCart, aCondition, aHandset, aMobileTariff, anOption, aTariff } from '@nimbus/shared-contracts/testing'
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

  // the area was guessed from the id, which nobody promises
  it.each([
    ['landline', aTariff({ concrete_product_id: 'mobil-anschluss' })],
    ['mobile', aMobileTariff({ concrete_product_id: 'glasfaser' })],
  ])('knows that its tariff is of %s', (area, tariff) => {
    const [first, option] = cartLines(aCart({ tariff, options: [item('serien')] }))
    expect(first).toMatchObject({ area })
    expect(option).not.toHaveProperty('area')
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

describe('cartLines of a mobile cart', () => {
  it('has the price of the bundle at the device, shipping included, for the term of the tariff', () => {
    const [tariff, handset] = cartLines(aCart({ tariff: aMobileTariff(), handset: aHandset() }))
    expect(tariff).toMatchObject({ term: 24, oneOff: [{ kind: 'provisioning', amount: 3995 }] })
    expect(handset).toMatchObject({
      name: 'Solvar S1 Pro',
      term: 24,
      steps: [
        { from: 1, till: 24, amount: 1500 },
        { from: 25, till: 38, amount: 0 },
      ],
      oneOff: [
        { kind: 'device', amount: 14900 },
        { kind: 'shipping', amount: 695 },
      ],
    })
  })

  it.each([
    ['the tariff', null, 'tariff'],
    ['the bundle', aMobileTariff(), 'bundle'],
  ])('says that a device lacks %s', (_, tariff, missing) => {
    const handset = aHandset({ bundle_id: null, conditions: [] })
    const line = cartLines(aCart({ tariff, handset })).at(-1)
    expect(line).toMatchObject({ missing, oneOff: [] })
    expect(line).not.toHaveProperty('term')
  })

  it('adds up to the ledger in every month and once, whatever tariff and bundle', () => {
    const price = fc.integer({ min: 0, max: 100_000 })
    const term = fc.constantFrom(12, 24)
    fc.assert(
      fc.property(fc.tuple(price, price, price, price, price), term, fc.boolean(), (amounts, months, isYoung) => {
        const [monthly, provisioning, share, once, shipped] = amounts
        const tariff = aMobileTariff({
          conditions: [
            aCondition(monthly, { till: isYoung ? 25 : 39 }),
            ...(isYoung ? [aCondition(monthly + 500, { from: 25 })] : []),
            aCondition(provisioning, { type: CONDITION.provisioning }),
          ],
        })
        const handset = aHandset({
          conditions: [
            aCondition(share, { type: CONDITION.deviceMonthly, till: months + 1 }),
            aCondition(once, { type: CONDITION.device }),
            shipping(shipped),
          ],
        })
        const cart = aCart({ tariff, handset })
        const lines = cartLines(cart)
        const book = ledgerOf(cart)
        expect(sum(lines.flatMap(({ oneOff }) => oneOff.map(({ amount }) => amount)))).toBe(book.oneOff)
        for (let month = 1; month <= LAST_MONTH; month += 1) {
          const due = lines.map(({ steps }) => steps.find(({ from, till }) => from <= month && month <= till)!.amount)
          expect(sum(due)).toBe(book.months[month - 1])
        }
      }),
    )
  })
})
