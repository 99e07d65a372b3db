import {
  FILTER_KEYS,
  filterQuery,
  SORT_ORDERS,
  type ActiveFilter,
  type ConcreteProduct,
  type DeviceList,
  type FilterKey,
} from '@nimbus/shared-contracts/catalogue'
import fc from 'fast-check'
import { bundledCatalogue } from '../data/bundled'
import { aCatalogue } from '../../testing/a-catalogue'
import type { DeviceQuery } from '../devices/device-range'
import { generateCatalogue } from '../commands/generated-devices'

const NOW = '2026-11-27T12:00:00Z'
const CATALOGUES = [aCatalogue(NOW), aCatalogue(NOW, generateCatalogue(bundledCatalogue(), { devices: 60, seed: 3 }))]

type Entry = DeviceList['entries'][number]

const valueOf: Record<FilterKey, (entry: Entry, product: ConcreteProduct) => string | undefined> = {
  company: ({ device }) => device.manufacturer_informations.company,
  color_group: (_entry, { color }) => color.color_group,
  storage: (_entry, { storage }) => storage?.name,
  price: () => undefined,
  display: () => undefined,
  battery: ({ device }) => batteryStep(device.energy_informations.efficiency?.battery_runtime, device.category),
}

/** The bounds of device-categories.json, said again: hours of a phone and of a tablet. */
function batteryStep(runtime: string | undefined, category: string): string | undefined {
  const [low, high] = { smartphones: [30, 40], tablets: [12, 18] }[category] ?? []
  if (runtime === undefined || low === undefined || high === undefined) return undefined
  const hours = Number(runtime.split(':')[0])
  return hours < low ? `-${low}` : hours < high ? `${low}-${high}` : `${high}-`
}

/** The rule of CAT-2, said again in the plainest way. */
function fits(entry: Entry, product: ConcreteProduct, active: readonly ActiveFilter[]): boolean {
  return FILTER_KEYS.every((key) => {
    const chosen = active.filter((filter) => filter.key === key).map(({ value }) => value)
    return chosen.length === 0 || chosen.includes(valueOf[key](entry, product) ?? '')
  })
}

const catalogues = fc.constantFrom(...CATALOGUES)
const sometimes = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 3 })
const filters = fc
  .record({
    company: sometimes(['Solvar', 'Kelvo', 'Tarn', 'Alvento', 'Ciskel', 'Lila']),
    color_group: sometimes(['Schwarz', 'Grau', 'Weiß', 'Blau', 'Grün', 'Rot', 'Beige', 'Violett']),
    storage: sometimes(['64 GB', '128 GB', '256 GB', '512 GB', '1 TB', '9 TB']),
    price: fc.constant([] as string[]),
    display: fc.constant([] as string[]),
    battery: sometimes(['-30', '30-40', '40-', '-12', '9-']),
  })
  .map((chosen): ActiveFilter[] => FILTER_KEYS.flatMap((key) => chosen[key].map((value) => ({ key, value }))))
const tariffs = fc.constantFrom(undefined, 'mobil-s-24', 'mobil-s-device-12', 'mobil-xl-young-24', 'prepaid-m', 'x')
const categories = fc.constantFrom('smartphones', 'tablets', 'zubehoer')
const pids = fc.constantFrom(undefined, 'solvar-s1-pro-graphit-1tb', 'solvar-klang-fjordblau', 'x')

const queries = fc.record({
  catalogue: catalogues,
  category: categories,
  active: filters,
  tariff: tariffs,
  sort: fc.constantFrom(undefined, ...SORT_ORDERS),
  pid: pids,
})
type Asked = Parameters<Parameters<typeof queries.map>[0]>[0]

function ask({ catalogue, category, active, ...rest }: Asked, more: DeviceQuery = {}): DeviceList {
  const query = Object.entries({ ...rest, ...filterQuery(active), ...more }).filter(([, value]) => value !== undefined)
  return catalogue.devices().list(category, Object.fromEntries(query))!
}

/** The entries of all pages. */
function entriesOf(asked: Asked): Entry[] {
  const { pages } = ask(asked)
  return Array.from({ length: pages }, (_, index) => ask(asked, { page: `${index + 1}` })).flatMap(
    ({ entries }) => entries,
  )
}

const property = (rule: (asked: Asked) => void): void => fc.assert(fc.property(queries, rule), { numRuns: 25 })

describe('filters of a device list', () => {
  it('list devices that have a variant which fits all of them at once and is sold with the tariff, and all of these', () => {
    property((asked) => {
      const { active, tariff } = ask(asked)
      const isListed = (entry: Entry): boolean =>
        entry.device.concrete_products.some(
          (product) =>
            fits(entry, product, active) && asked.catalogue.bundle(tariff, product.concrete_product_id) !== undefined,
        )
      const everything = entriesOf({ ...asked, active: [], tariff: undefined })
      const listed = entriesOf(asked).map(({ device }) => device.slug)
      expect(new Set(listed)).toEqual(new Set(everything.filter(isListed).map(({ device }) => device.slug)))
      expect(new Set(listed).size).toBe(listed.length)
      expect(ask(asked).total).toBe(listed.length)
    })
  })

  it('show a variant that fits, the first one that can be had, unless pid names another, at its price with the tariff', () => {
    property((asked) => {
      const { active, tariff } = ask(asked)
      for (const entry of entriesOf(asked)) {
        const fitting = entry.device.concrete_products.filter(
          (product) => fits(entry, product, active) && asked.catalogue.bundle(tariff, product.concrete_product_id),
        )
        const first = fitting.find(({ delivery }) => delivery !== null) ?? fitting[0]
        expect([first?.concrete_product_id, asked.pid]).toContain(entry.shown)
        expect(entry.bundle).toEqual(asked.catalogue.bundle(tariff, entry.shown))
      }
    })
  })

  it('count for an option what is listed once it alone is chosen of its key', () => {
    property((asked) => {
      for (const { key, options } of ask(asked).facets) {
        const others = asked.active.filter((filter) => filter.key !== key)
        for (const { value, count } of options) {
          expect([value, ask({ ...asked, active: [...others, { key, value }] }).total]).toEqual([value, count])
        }
      }
    })
  })

  it('count together with what is hidden everything that fits without a tariff', () => {
    property((asked) => {
      const { total, hidden } = ask(asked)
      expect(total + hidden).toBe(ask({ ...asked, tariff: undefined }).total)
    })
  })

  it('list the same devices in whichever order of values and of devices', () => {
    property((asked) => {
      const slugsOf = (other: Asked) =>
        entriesOf(other)
          .map(({ device }) => device.slug)
          .sort()
      expect(slugsOf({ ...asked, active: [...asked.active].reverse(), sort: undefined })).toEqual(slugsOf(asked))
    })
  })

  it('count the filters of other keys, and several values of a key as alternatives (VAR-68)', () => {
    const counts = (query: DeviceQuery, key: FilterKey, wanted: string) =>
      CATALOGUES[0]!
        .devices()
        .list('smartphones', query)!
        .facets.find((facet) => facet.key === key)!
        .options.find(({ value }) => value === wanted)!.count
    const total = (query: DeviceQuery) => CATALOGUES[0]!.devices().list('smartphones', query)!.total
    expect(counts({}, 'company', 'Onda')).toBe(total({ company: 'Onda' }))
    expect(counts({ company: 'Onda' }, 'storage', '256 GB')).toBe(2)
    expect(total({ company: 'Onda', storage: '256 GB' })).toBe(2)
    // no device of theirs is both red and blue
    const red = total({ company: 'Kelvo', color_group: 'Rot' })
    const blue = total({ company: 'Kelvo', color_group: 'Blau' })
    expect([red, blue, total({ company: 'Kelvo', color_group: 'Rot,Blau' })]).toEqual([3, 1, 4])
  })
})
