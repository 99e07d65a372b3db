import { aCheckData, aMobileTariff, aTariff } from '../testing'
import { plannedLineOf } from '.'

const planned = aTariff({ properties: { ...aTariff().properties, offer: 'VVM' } })
const dsl = aTariff({ properties: { ...aTariff().properties, technology: 'DSL' } })
const address = aCheckData({ fibre: 'PLANNED', planned_from: '2027-03-01' })

describe('plannedLineOf', () => {
  it('is the line of a tariff for planned fibre, with its day once the address is checked', () => {
    expect(plannedLineOf(planned, address)).toEqual({ from: '2027-03-01' })
    expect(plannedLineOf(planned, null)).toEqual({ from: undefined })
  })

  it.each([
    ['DSL where fibre is planned', dsl],
    ['fibre that is built', aTariff()],
    ['a mobile tariff', aMobileTariff()],
    ['no tariff', null],
  ])('is none for %s', (_, tariff) => {
    expect(plannedLineOf(tariff, address)).toBeUndefined()
  })
})
