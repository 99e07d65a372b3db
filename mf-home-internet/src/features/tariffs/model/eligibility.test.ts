import { aTariffList } from '../../../testing/catalogue'
import { clausesOf } from './eligibility'

const byId = (id: string) =>
  aTariffList('magentazuhause-tarife').tariffs.find(({ concrete_product_id }) => concrete_product_id === id)!

describe('clausesOf', () => {
  it.each([
    ['glasfaser-150-24', ['newCustomer', 'fibreHouse', 'fibreOwner']],
    ['glasfaser-150-vvm-24', ['newCustomer', 'fibreHouse', 'fibreOwner', 'planned']],
    ['dsl-m-24', ['newCustomer']],
    ['dsl-m-young-24', ['young', 'newCustomer']],
    // TV Smart used to leave the clause out, though cart and contract summary have it
    ['dsl-m-smart-24', ['newCustomer', 'stream']],
    ['dsl-m-megastream-24', ['newCustomer', 'stream']],
  ])('%s has %j', (id, clauses) => {
    expect(clausesOf(byId(id))).toEqual(clauses)
  })
})
