import { aCheckData } from '@nimbus/shared-contracts/testing'
import { aTariffList } from '../../../testing/catalogue'
import { nearestPossible } from './alternative'
import { DEFAULT_CHOICE, variantsOf } from './variants'

const offered = variantsOf(aTariffList('dsl-tarife').tariffs, { audience: 'ALL', choice: DEFAULT_CHOICE }, null)
const xl = offered[3]!

describe('nearestPossible', () => {
  it('takes the nearest speed that the address has', () => {
    const checkData = aCheckData({ products: ['dsl-s-24', 'dsl-m-24', 'dsl-l-24'] })
    expect(nearestPossible(xl, offered, checkData)?.name).toBe('DSL L')
  })

  it('finds nothing where nothing can be had', () => {
    expect(nearestPossible(xl, offered, aCheckData({ products: [] }))).toBeUndefined()
  })

  it('takes the cheaper of two that are equally near', () => {
    const [cheap, dear] = [offered[0]!, { ...offered[0]!, concrete_product_id: 'dear', conditions: xl.conditions }]
    const checkData = aCheckData({ products: ['dsl-s-24', 'dear'] })
    expect(nearestPossible(xl, [dear, cheap], checkData)?.concrete_product_id).toBe('dsl-s-24')
  })
})
