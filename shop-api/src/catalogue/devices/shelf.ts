import { FILTER_KEYS, type ActiveFilter, type Facet, type FilterKey } from '@nimbus/shared-contracts/catalogue'
import type { Article, Variant } from './articles'
import type { DeviceFiles, PaletteColor } from '../data/device-data'
import { byStep, deviceSteps, priceStep, type FilterStep } from './filter-steps'

/** What can be asked of a shelf. */
interface Selection {
  /** Unknown values are left out. */
  filters: readonly ActiveFilter[]
  /** True for a variant that is sold with the tariff. */
  isSold: (variant: Variant) => boolean
  /** The average of a month over the term with the tariff; undefined for what isn't sold with it. */
  averageOf: (variant: Variant) => number | undefined
}

/** An article that fits, with the first of its variants that does; one that is sold out only where all of them are. */
export interface Hit {
  article: Article
  variant: Variant
}

/** What a shelf answers: hits are in the recommended order, in new arrays. */
interface Found {
  hits: Hit[]
  facets: Facet[]
  active: ActiveFilter[]
  /** Articles that fit the filters and are not sold with the tariff. */
  hidden: number
}

/** The devices of a category, in the recommended order. */
export interface Shelf {
  find(selection: Selection): Found
  /** Places of the makers from A to Z. */
  companyRank(article: Article): number
}

const german = new Intl.Collator('de')

type Values = Readonly<Record<FilterKey, string | undefined>>

/** What the filters look at; a charger has no storage. */
const valuesOf = ({ maker, data, category }: Article, { color, storage }: Variant): Values => {
  const { display, battery } = deviceSteps(data, category.steps)
  return {
    company: maker.name,
    color_group: color.group,
    storage,
    // depends on the tariff, see `pricedAt`
    price: undefined,
    display: display?.value,
    battery: battery?.value,
  }
}

/** "512 GB" → 512, "1 TB" → 1024 */
function gigabytes(storage: string): number {
  const [amount = '', unit] = storage.split(' ')
  return Number(amount) * (unit === 'TB' ? 1024 : 1)
}

/** How the values of a filter are ordered on the page: makers A to Z, colours as in the palette, storages by size. */
function ordersOf(palette: readonly PaletteColor[]): Record<FilterKey, (one: string, other: string) => number> {
  const groups = palette.map(({ group }) => group)
  return {
    company: german.compare,
    color_group: (one, other) => groups.indexOf(one) - groups.indexOf(other),
    storage: (one, other) => gigabytes(one) - gigabytes(other),
    price: byStep,
    display: byStep,
    battery: byStep,
  }
}

/** By `sort_index`; those without come last, in the order of the data (CAT-5). */
const byRecommendation = ({ data: { sort_index: one } }: Article, { data: { sort_index: other } }: Article): number =>
  one === other ? 0 : (one ?? Infinity) - (other ?? Infinity)

/**
 * A device fits when one of its variants matches all filters at once, several values of a key being alternatives. An option
 * counts the devices that it would list together with the filters of the other keys (VAR-68): those with a variant that
 * fails no filter, or only those of the option's own key. 25,000 variants take a few milliseconds.
 */
export function createShelf(articles: readonly Article[], palette: DeviceFiles['colors']): Shelf {
  const orders = ordersOf(palette)
  const rows = [...articles].sort(byRecommendation).map((article) => ({
    article,
    places: article.variants.map((variant) => ({ variant, values: valuesOf(article, variant) })),
  }))
  const all = rows.flatMap(({ places }) => places.map(({ values }) => values))
  const offeredOf = (key: FilterKey): string[] =>
    [...new Set(all.map((values) => values[key]))].filter((value) => value !== undefined).sort(orders[key])
  const constant = {
    company: offeredOf('company'),
    color_group: offeredOf('color_group'),
    storage: offeredOf('storage'),
    display: offeredOf('display'),
    battery: offeredOf('battery'),
  }
  const labels = new Map(
    articles.flatMap(({ data, category }) =>
      Object.entries(deviceSteps(data, category.steps)).flatMap(([key, step]) =>
        step ? [[`${key} ${step.value}`, step.label] as const] : [],
      ),
    ),
  )
  const colorOf = new Map([...palette].reverse().map(({ group, color }) => [group, color]))

  /** The steps of the price, which are others with each tariff, and the one of each variant. */
  function pricedAt(averageOf: Selection['averageOf']) {
    const stepOf = new Map<Variant, FilterStep>()
    for (const { places } of rows)
      for (const { variant } of places) {
        const average = averageOf(variant)
        if (average !== undefined) stepOf.set(variant, priceStep(average))
      }
    const names = new Map([...stepOf.values()].map(({ value, label }) => [value, label]))
    return { stepOf, names, offered: [...names.keys()].sort(orders.price) }
  }

  function find({ filters, isSold, averageOf }: Selection): Found {
    const prices = pricedAt(averageOf)
    const offered = { ...constant, price: prices.offered }
    const active = filters.filter(({ key, value }) => offered[key].includes(value))
    const chosen = FILTER_KEYS.map((key): Chosen => {
      return { key, wanted: active.filter((filter) => filter.key === key).map(({ value }) => value) }
    }).filter(({ wanted }) => wanted.length > 0)
    const counts = createCounts()
    const hits: Hit[] = []
    let hidden = 0
    for (const { article, places } of rows) {
      let first: Variant | undefined
      let fits = false
      for (const { variant, values: fixed } of places) {
        const values = { ...fixed, price: prices.stepOf.get(variant)?.value }
        const failed = failedKey(chosen, values)
        if (failed === 'several') continue
        const sold = isSold(variant)
        if (failed === undefined) {
          fits = true
          if (sold && isBetter(variant, first)) first = variant
        }
        if (sold) for (const key of failed ? [failed] : FILTER_KEYS) counts.add(key, values[key], article)
      }
      if (first) hits.push({ article, variant: first })
      else if (fits) hidden += 1
    }
    const facets = FILTER_KEYS.map((key) => ({
      key,
      options: offered[key].map((value) => {
        const color = key === 'color_group' ? colorOf.get(value) : undefined
        const label = key === 'price' ? prices.names.get(value) : labels.get(`${key} ${value}`)
        return { value, count: counts.of(key, value), ...(label && { label }), ...(color && { color }) }
      }),
    }))
    return { hits, hidden, active, facets }
  }

  return { find, companyRank: ({ maker }) => constant.company.indexOf(maker.name) }
}

/** The first that fits is shown, unless it is sold out and a later one isn't. */
const isBetter = (variant: Variant, shown: Variant | undefined): boolean =>
  shown === undefined || (shown.soldOut && !variant.soldOut)

/** A key of which values are chosen. */
interface Chosen {
  key: FilterKey
  wanted: readonly string[]
}

/** The one key whose filter a variant fails; undefined when it fails none. */
function failedKey(chosen: readonly Chosen[], values: Values): FilterKey | 'several' | undefined {
  let failed: FilterKey | undefined
  for (const { key, wanted } of chosen) {
    if (wanted.includes(values[key] ?? '')) continue
    if (failed) return 'several'
    failed = key
  }
  return failed
}

/** Counts devices by value, each device once for a value however many of its variants have it. */
function createCounts() {
  const counts = new Map(FILTER_KEYS.map((key) => [key, new Map<string, { devices: number; last: Article }>()]))
  return {
    add(key: FilterKey, value: string | undefined, article: Article): void {
      if (value === undefined) return
      const count = counts.get(key)?.get(value)
      if (!count) counts.get(key)?.set(value, { devices: 1, last: article })
      else if (count.last !== article) {
        count.devices += 1
        count.last = article
      }
    },
    of: (key: FilterKey, value: string): number => counts.get(key)?.get(value)?.devices ?? 0,
  }
}
