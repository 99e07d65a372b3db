import fc from 'fast-check'
import { bundledCatalogue } from '../data/bundled'
import { aCatalogue } from '../../testing/a-catalogue'

/** Of the whole price, in cents (PRICE-27, PRICE-25). */
const PROVISIONING = 3995
const SHIPPING = 695
const TERM = 24

const data = bundledCatalogue()
const range = aCatalogue('2026-11-27T12:00:00Z').devices()
const { families, rows } = data['device-prices']
const CATEGORIES = data['device-categories'].map(({ slug }) => slug)

/** '6.2-6.5' holds 6.2 and not 6.5; '-6.2' and '6.5-' have one end. */
function holds(step: string, amount: number): boolean {
  const [from = '', till = ''] = step.split('-')
  return (from === '' || amount >= Number(from)) && (till === '' || amount < Number(till))
}

/** No step means all. */
const fits = (steps: readonly string[], amount: number | undefined): boolean =>
  steps.length === 0 || (amount !== undefined && steps.some((step) => holds(step, amount)))

/** The averages of a device over 24 months with a family's tariff, in euros, one for each row of the price list that is sold. */
function averagesOf(device: string, family: string): number[] {
  const monthly = data.mobile.families.find(({ id }) => id === family)!.price
  return rows
    .filter((row) => row.device === device)
    .flatMap((row) => {
      const once = row.once[families.indexOf(family)]
      if (once === null || once === undefined) return []
      return [Math.ceil(((monthly + row.monthly) * TERM + once + PROVISIONING + SHIPPING) / TERM) / 100]
    })
}

/** What the list should have, looked for device by device in the files. */
function expected(
  category: string,
  family: string,
  chosen: Record<'price' | 'display' | 'battery', string[]>,
): string[] {
  return data.devices
    .filter((device) => device.category === category)
    .filter(({ id, display, energy }) => {
      const [hours = 0, minutes = 0] = energy?.runtime.split(':').map(Number) ?? []
      return (
        averagesOf(id, family).some((average) => fits(chosen.price, average)) &&
        fits(chosen.display, display?.inches) &&
        fits(chosen.battery, energy ? hours + minutes / 60 : undefined)
      )
    })
    .map(({ id }) => id)
    .sort()
}

/** All pages of a list. */
function found(category: string, query: Record<string, string>): { slugs: string[]; total: number } {
  const first = range.list(category, query)!
  const pages = Array.from({ length: first.pages }, (_, index) =>
    range.list(category, { ...query, page: String(index + 1) }),
  )
  const slugs = pages.flatMap((page) => page?.entries.map(({ device }) => device.slug) ?? [])
  return { slugs: slugs.sort(), total: first.total }
}

describe('the filters of a device list', () => {
  it('list the devices that a plain search of the files finds, for every choice of steps and tariff', () => {
    const choices = fc
      .record({ category: fc.constantFrom(...CATEGORIES), family: fc.constantFrom(...families) })
      .chain(({ category, family }) => {
        const tariff = `${family}-device-24`
        const { facets } = range.list(category, { tariff })!
        const some = (key: string) =>
          fc.subarray(facets.find((facet) => facet.key === key)?.options.map(({ value }) => value) ?? [])
        return fc.record({
          category: fc.constant(category),
          family: fc.constant(family),
          chosen: fc.record({ price: some('price'), display: some('display'), battery: some('battery') }),
        })
      })
    let listed = 0
    fc.assert(
      fc.property(choices, ({ category, family, chosen }) => {
        const query = Object.fromEntries(Object.entries(chosen).map(([key, values]) => [key, values.join(',')]))
        const right = expected(category, family, chosen)
        listed += right.length
        expect(found(category, { tariff: `${family}-device-24`, ...query })).toEqual({
          slugs: right,
          total: right.length,
        })
      }),
      { numRuns: 300 },
    )
    expect(listed).toBeGreaterThan(300)
  })
})
