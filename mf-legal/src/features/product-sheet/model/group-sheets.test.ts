import { aListedSheet } from '../../../testing/builders'
import { groupSheets } from './group-sheets'

const listed = (id: string, name: string, product_name: string, contract_term: number) =>
  aListedSheet({ concrete_product_id: id, name, product_name, contract_term })

describe('groupSheets', () => {
  it('puts TV choices and terms of a tariff together, the longer term first, in the order of the list', () => {
    const groups = groupSheets([
      listed('dsl-m-12', 'DSL M', 'DSL M', 12),
      listed('dsl-l-24', 'DSL L', 'DSL L', 24),
      listed('dsl-m-smart-24', 'DSL M', 'DSL M mit TV Smart', 24),
      listed('dsl-m-24', 'DSL M', 'DSL M', 24),
    ])
    expect(
      groups.map(({ name, variants }) => [
        name,
        variants.map(({ productName, sheets }) => [productName, sheets.map((sheet) => sheet.concrete_product_id)]),
      ]),
    ).toEqual([
      [
        'DSL M',
        [
          ['DSL M', ['dsl-m-24', 'dsl-m-12']],
          ['DSL M mit TV Smart', ['dsl-m-smart-24']],
        ],
      ],
      ['DSL L', [['DSL L', ['dsl-l-24']]]],
    ])
  })

  it('is empty for an empty list', () => {
    expect(groupSheets([])).toEqual([])
  })
})
