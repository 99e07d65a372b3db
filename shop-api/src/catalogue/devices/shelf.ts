import { FILTER_KEYS, type ActiveFilter, type Facet, type FilterKey } from '@nimbus/shared-contracts/catalogue'
import type { Article, Variant } from './articles'
import type { DeviceFiles, PaletteColor } from '../data/device-data'

/** What can be asked of a shelf. */
interface Selection {
  /** Unknown values are left out. */
  filters: readonly ActiveFilter[]
  /** True for a variant that is sold with the tariff. */
  isSold: (variant: Variant) => boolean
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

/** The devices of a category, made ready for filters once per catalogue. */
export interface Shelf {
  find(selection: Selection): Found
  /** Places of the makers from A to Z. */
  companyRank(article: Article): number
}

const german = new Intl.Collator('de')

const valueOf: Record<FilterKey, (article: Article, variant: Variant) => string | undefined> = {
  company: ({ maker }) => maker.name,
  color_group: (_article, { color }) => color.group,
  storage: (_article, { storage }) => storage,
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
  }
}

/** By `sort_index`; those without come last, in the order of the data (CAT-5). */
const byRecommendation = ({ data: { sort_index: one } }: Article, { data: { sort_index: other } }: Article): number =>
  one === other ? 0 : (one ?? Infinity) - (other ?? Infinity)

/** No value at all, as a charger has no storage; no key whose filter fails. */
const NONE = -1

/** More than one key fails. */
const SEVERAL = -2

/** A variant with the places of its values in the lists of values, in the order of FILTER_KEYS. */
interface Place {
  variant: Variant
  codes: readonly number[]
}

/**
 * Codes are small whole numbers, so that 25,000 variants are compared in a few milliseconds. A device fits when one of its
 * variants matches all filters at once, several values of a key being alternatives. An option counts the devices that it
 * would list together with the filters of the other keys (VAR-68): those with a variant that fails no filter, or only
 * those of the option's own key.
 */
export function createShelf(articles: readonly Article[], palette: DeviceFiles['colors']): Shelf {
  const orders = ordersOf(palette)
  const values = FILTER_KEYS.map((key) => {
    const all = articles.flatMap((article) => article.variants.map((variant) => valueOf[key](article, variant)))
    return [...new Set(all.filter((value) => value !== undefined))].sort(orders[key])
  })
  const codes = values.map((list) => new Map(list.map((value, code) => [value, code])))
  const rows = [...articles].sort(byRecommendation).map((article) => ({
    article,
    places: article.variants.map((variant): Place => ({ variant, codes: codesOf(article, variant) })),
  }))

  function codesOf(article: Article, variant: Variant): number[] {
    return FILTER_KEYS.map((key, at) => codes[at]!.get(valueOf[key](article, variant) ?? '') ?? NONE)
  }

  /** For each key which codes are chosen; undefined where none is. */
  function chosenOf(active: readonly ActiveFilter[]): (ReadonlySet<number> | undefined)[] {
    return FILTER_KEYS.map((key, at) => {
      const chosen = active.filter((filter) => filter.key === key).map(({ value }) => codes[at]!.get(value)!)
      return chosen.length > 0 ? new Set(chosen) : undefined
    })
  }

  function find({ filters, isSold }: Selection): Found {
    const active = filters.filter(({ key, value }) => codes[FILTER_KEYS.indexOf(key)]!.has(value))
    const chosen = chosenOf(active)
    const counts = createCounts(values.map(({ length }) => length))
    const hits: Hit[] = []
    let hidden = 0
    for (const { article, places } of rows) {
      counts.nextDevice()
      let first: Variant | undefined
      let fits = false
      for (const { variant, codes: own } of places) {
        const failed = failedKey(chosen, own)
        if (failed === SEVERAL) continue
        const sold = isSold(variant)
        if (failed === NONE) {
          fits = true
          if (sold && isBetter(variant, first)) first = variant
        }
        if (sold) counts.add(own, failed)
      }
      if (first) hits.push({ article, variant: first })
      else if (fits) hidden += 1
    }
    return { hits, hidden, active, facets: facetsOf(counts.of) }
  }

  const colorOf = new Map([...palette].reverse().map(({ group, color }) => [group, color]))

  const facetsOf = (countOf: (at: number, code: number) => number): Facet[] =>
    FILTER_KEYS.map((key, at) => ({
      key,
      options: values[at]!.map((value, code) => {
        const color = key === 'color_group' ? colorOf.get(value) : undefined
        return { value, count: countOf(at, code), ...(color && { color }) }
      }),
    }))

  return { find, companyRank: ({ maker }) => codes[FILTER_KEYS.indexOf('company')]!.get(maker.name) ?? NONE }
}

/** The first that fits is shown, unless it is sold out and a later one isn't. */
const isBetter = (variant: Variant, shown: Variant | undefined): boolean =>
  shown === undefined || (shown.soldOut && !variant.soldOut)

/** The place of the one key whose filter a variant fails, NONE or SEVERAL. */
function failedKey(chosen: readonly (ReadonlySet<number> | undefined)[], codes: readonly number[]): number {
  let failed = NONE
  for (let at = 0; at < chosen.length; at++) {
    const wanted = chosen[at]
    if (!wanted || wanted.has(codes[at]!)) continue
    if (failed !== NONE) return SEVERAL
    failed = at
  }
  return failed
}

/** Counts devices by value, each device once for a value however many of its variants have it. */
function createCounts(sizes: readonly number[]) {
  const totals = sizes.map((size) => new Uint32Array(size))
  const lastDevice = sizes.map((size) => new Uint32Array(size))
  let device = 0
  const count = (at: number, code: number): void => {
    if (code === NONE || lastDevice[at]![code] === device) return
    lastDevice[at]![code] = device
    totals[at]![code]! += 1
  }
  return {
    nextDevice(): void {
      device += 1
    },
    /** `only` is the one key whose filter the variant fails: then it counts as an alternative there, and nowhere else. */
    add(codes: readonly number[], only: number): void {
      if (only !== NONE) count(only, codes[only]!)
      else for (let at = 0; at < codes.length; at++) count(at, codes[at]!)
    },
    of: (at: number, code: number): number => totals[at]![code]!,
  }
}
