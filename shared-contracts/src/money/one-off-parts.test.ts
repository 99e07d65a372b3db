import fc from 'fast-check'
import { aCondition } from '../testing'
import { CONDITION, ledger, oneOffParts, sum } from '.'

const provisioning = aCondition(6995, { type: CONDITION.provisioning })
const shipping = aCondition(695, { type: CONDITION.shipping })
const device = aCondition(12900, { type: 'ONETIME_DEVICE' })

describe('oneOffParts', () => {
  it.each([
    ['nothing', [aCondition(4595)], []],
    ['provisioning', [provisioning], [['provisioning', 6995]]],
    [
      'shipping once, at its highest value',
      [shipping, aCondition(495, { type: CONDITION.shipping })],
      [['shipping', 695]],
    ],
    [
      'all kinds in one order',
      [device, shipping, provisioning],
      [
        ['device', 12900],
        ['provisioning', 6995],
        ['shipping', 695],
      ],
    ],
    ['no part that costs nothing', [aCondition(0, { type: CONDITION.shipping })], []],
  ])('finds %s', (_, conditions, parts) => {
    expect(oneOffParts(conditions).map(({ kind, amount }) => [kind, amount])).toEqual(parts)
  })

  it('has a part for each fee with a name, and one for those without', () => {
    const fees = ['Einrichtung', 'Anfahrt', undefined, 'Einrichtung'].map((name) => ({
      ...aCondition(1000, { type: CONDITION.fee }),
      name,
    }))
    expect(oneOffParts(fees)).toEqual([
      { kind: 'other', name: 'Einrichtung', amount: 2000 },
      { kind: 'other', name: 'Anfahrt', amount: 1000 },
      { kind: 'other', amount: 1000 },
    ])
  })

  it('adds up to the one-off amount of the ledger, whatever kinds there are', () => {
    const once = fc.record({
      type: fc.constantFrom(CONDITION.provisioning, CONDITION.shipping, 'ONETIME_DEVICE', 'ONETIME_UNHEARD_OF'),
      gross: fc.integer({ min: 0, max: 2000_00 }),
      name: fc.constantFrom(undefined, 'Einrichtung', 'Anfahrt'),
    })
    fc.assert(
      fc.property(fc.array(once, { maxLength: 8 }), (rows) => {
        const conditions = rows.map(({ type, gross, name }) => ({ ...aCondition(gross, { type }), name }))
        expect(sum(oneOffParts(conditions).map(({ amount }) => amount))).toBe(ledger(conditions).oneOff)
      }),
    )
  })
})
