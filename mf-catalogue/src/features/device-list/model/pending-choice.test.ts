import fc from 'fast-check'
import { toggleFilter, type ActiveFilter } from '@nimbus/shared-contracts/catalogue'
import { withFilters, type ListChoice } from './list-choice'
import { isPending, nextChoice, type PendingChoice } from './pending-choice'

const none: ListChoice = { filters: [], sort: 'recommended', page: 1 }
const company = (value: string): ActiveFilter => ({ key: 'company', value })
const withCompanies = (...values: string[]): ListChoice => ({ ...none, filters: values.map(company) })
const toggle =
  (value: string) =>
  (choice: ListChoice): ListChoice =>
    withFilters(choice, toggleFilter(choice.filters, company(value)))

const next = (pending: PendingChoice | undefined, shown: ListChoice, value: string): PendingChoice =>
  nextChoice({ pending, shown, category: 'smartphones' }, toggle(value))

describe('isPending', () => {
  const both = next(next(undefined, none, 'Solvar'), none, 'Kelvo')

  it.each([
    ['the list where it was made', none, true],
    ['the list of the first of two', withCompanies('Solvar'), true],
    ['that list with the cart’s tariff', { ...withCompanies('Solvar'), tariff: 'mobil-s-device-24' }, true],
    ['its own list', withCompanies('Solvar', 'Kelvo'), false],
    [
      'its own list with the cart’s tariff',
      { ...withCompanies('Solvar', 'Kelvo'), tariff: 'mobil-s-device-24' },
      false,
    ],
    ['a list from somewhere else', withCompanies('Tarn'), false],
  ])('with %s', (_, shown, pending) => {
    expect(isPending(both, 'smartphones', shown)).toBe(pending)
  })
})

describe('nextChoice', () => {
  it('begins with what is shown once the choice before is there, or given up', () => {
    const first = next(undefined, none, 'Solvar')
    expect(next(first, withCompanies('Solvar'), 'Kelvo').choice).toEqual(withCompanies('Solvar', 'Kelvo'))
    expect(next(first, withCompanies('Tarn'), 'Kelvo').choice).toEqual(withCompanies('Tarn', 'Kelvo'))
  })

  it('ends in the toggled set, whenever answers come in between', () => {
    const steps = fc.array(fc.constantFrom('Solvar', 'Kelvo', 'Tarn', 'an answer'), { maxLength: 30 })
    fc.assert(
      fc.property(steps, (taken) => {
        let shown = none
        let pending: PendingChoice | undefined
        let asked: ListChoice | undefined
        // only the newest navigation is answered, the router drops the others
        const answer = (): void => {
          shown = asked ?? shown
          asked = undefined
          if (pending && !isPending(pending, 'smartphones', shown)) pending = undefined
        }
        const expected = new Set<string>()
        for (const step of taken) {
          if (step === 'an answer') {
            answer()
            continue
          }
          pending = next(pending, shown, step)
          asked = pending.choice
          if (!expected.delete(step)) expected.add(step)
        }
        answer()
        expect(new Set(shown.filters.map(({ value }) => value))).toEqual(expected)
      }),
    )
  })
})
