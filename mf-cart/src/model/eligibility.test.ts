import { emptyCart } from '@nimbus/shared-contracts/cart'
import { aCart, aHandset, aMobileTariff, anOption, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { eligibilityOf } from './eligibility'

const tariff = (properties: object) => aTariff({ properties: { ...aTariff().properties, ...properties } })
const youngMobile = aMobileTariff({ properties: { ...aMobileTariff().properties, offer: 'YOUNG' } })

describe('eligibilityOf', () => {
  it.each([
    ['fibre', aCart({ tariff: aTariff() }), ['newBroadband', 'fibre']],
    ['DSL', aCart({ tariff: tariff({ technology: 'DSL' }) }), ['newBroadband']],
    ['Young DSL', aCart({ tariff: tariff({ technology: 'DSL', offer: 'YOUNG' }) }), ['young', 'newBroadband']],
    ['fibre with Smart', aCart({ tariff: tariff({ tv: 'SMART' }) }), ['newBroadband', 'stream', 'fibre']],
    [
      'DSL with a streaming option',
      aCart({ tariff: tariff({ technology: 'DSL' }), options: [anOption({ grouping_id: 'streaming-video' })] }),
      ['newBroadband', 'stream'],
    ],
    [
      'DSL with a telephone option',
      aCart({ tariff: tariff({ technology: 'DSL' }), options: [anOption()] }),
      ['newBroadband'],
    ],
    ['mobile', aCart({ tariff: aMobileTariff() }), ['newCustomer']],
    ['mobile Young', aCart({ tariff: youngMobile }), ['young', 'newCustomer']],
    ['prepaid', aCart({ tariff: aPrepaidTariff() }), ['newCustomer']],
    ['a device alone', aCart({ handset: aHandset() }), []],
    ['nothing', emptyCart(), []],
  ])('names what holds for %s', (_, cart, conditions) => {
    expect(eligibilityOf(cart)).toEqual(conditions)
  })
})
