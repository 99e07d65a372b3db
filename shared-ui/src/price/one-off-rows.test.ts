import { CONDITION } from '@nimbus/shared-contracts/money'
import { aBundle, aCondition, aMobileTariff } from '@nimbus/shared-contracts/testing'
import { oneOffRows } from './one-off-rows'

describe('oneOffRows', () => {
  it('names what is due once for S1 Pro with Nimbus Mobil M, shipping once', () => {
    const shipping = aCondition(695, { type: CONDITION.shipping })
    const other = aCondition(100, { type: 'ONETIME_OTHER' })
    expect(oneOffRows([...aMobileTariff().conditions, ...aBundle().conditions, shipping, other])).toEqual([
      { label: 'Gerät', amount: 14900 },
      { label: 'Bereitstellung', amount: 3995 },
      { label: 'Versand', amount: 695 },
      { label: 'Weitere Kosten', amount: 100 },
    ])
  })
})
