import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCondition } from '@nimbus/shared-contracts/testing'
import { oneOffParts } from './one-off'

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
        ['provisioning', 6995],
        ['shipping', 695],
        ['other', 12900],
      ],
    ],
    ['no part that costs nothing', [aCondition(0, { type: CONDITION.shipping })], []],
  ])('finds %s', (_, conditions, parts) => {
    expect(oneOffParts(conditions).map(({ kind, amount }) => [kind, amount])).toEqual(parts)
  })
})
