import { aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { categoryAtAddress } from './category-at-address'

const fibre = { cheapest: aTariff(), ids: ['glasfaser-150-24', 'glasfaser-150-vvm-24'] }
const dsl = {
  cheapest: aTariff({
    concrete_product_id: 'dsl-s-24',
    properties: { ...aTariff().properties, technology: 'DSL' },
  }),
  ids: ['dsl-s-24', 'dsl-s-regio-24'],
}

describe('categoryAtAddress', () => {
  it('knows nothing without a check, and shows the price', () => {
    expect(categoryAtAddress(fibre, null)).toEqual({ state: 'unchecked', isPriceOfAddress: true })
  })

  // in Zwiesel the page went on to advertise fibre and the price of another region
  it.each([
    ['what is there', fibre, {}, { state: 'available', isPriceOfAddress: true }],
    [
      'fibre where there is none',
      fibre,
      { fibre: 'NONE', products: ['dsl-s-24'] },
      { state: 'unavailable', isPriceOfAddress: false },
    ],
    [
      'DSL of a region',
      dsl,
      { fibre: 'NONE', products: ['dsl-s-regio-24'] },
      { state: 'available', isPriceOfAddress: false },
    ],
    [
      'planned fibre',
      fibre,
      { fibre: 'PLANNED', planned_from: '2027-03-01', products: ['glasfaser-150-vvm-24'] },
      { state: 'planned', planned: { from: '2027-03-01' }, isPriceOfAddress: false },
    ],
    [
      'DSL where fibre is planned',
      dsl,
      { fibre: 'PLANNED', planned_from: '2027-03-01', products: ['dsl-s-24'] },
      { state: 'available', isPriceOfAddress: true },
    ],
  ] as const)('of %s', (_, category, availability, expected) => {
    expect(
      categoryAtAddress(
        category,
        aCheckData({
          ...availability,
          products: [...('products' in availability ? availability.products : ['glasfaser-150-24'])],
        }),
      ),
    ).toEqual(expected)
  })
})
