/**
 * What a device list can be filtered by, in the order of the page (UI-15). `price` is the average over the term with the tariff,
 * `display` its size, `battery` its runtime: each in steps, whose values are "35-40", "-6.2", "40-".
 */
export const FILTER_KEYS = ['company', 'color_group', 'storage', 'price', 'display', 'battery'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

/** One chosen value; `customValue` is what it reads as where that differs (DATA-10). */
export interface ActiveFilter {
  key: FilterKey
  value: string
  customValue?: string
}

const isSame = (one: ActiveFilter, other: ActiveFilter): boolean => one.key === other.key && one.value === other.value

/**
 * Adds the key/value pair, or removes it when it is there (CAT-3).
 * toggleFilter([company Solvar], company Kelvo) → [company Solvar, company Kelvo]
 */
export function toggleFilter(active: readonly ActiveFilter[], filter: ActiveFilter): ActiveFilter[] {
  const others = active.filter((other) => !isSame(other, filter))
  return others.length < active.length ? others : [...active, filter]
}

/**
 * Flushes the query list: toggles each of its entries and leaves it empty (CAT-4). Flushing the filters that are
 * active removes them all; flushing those of an address sets them.
 */
export function flushFilters(
  active: readonly ActiveFilter[],
  queryList: readonly ActiveFilter[],
): { active: ActiveFilter[]; queryList: ActiveFilter[] } {
  return { active: queryList.reduce<ActiveFilter[]>(toggleFilter, [...active]), queryList: [] }
}

const SEPARATOR = ','

/** The query list of an address; empty values and repeats are left out. filtersOf({company: 'Solvar,Kelvo'}) → two filters */
export function filtersOf(query: Record<string, string | undefined>): ActiveFilter[] {
  return FILTER_KEYS.flatMap((key) =>
    [...new Set((query[key] ?? '').split(SEPARATOR).filter(Boolean))].map((value) => ({ key, value })),
  )
}

/** Filters as query parameters, undefined for what isn't filtered: {company: 'Solvar,Kelvo', color_group: undefined, …} */
export function filterQuery(active: readonly ActiveFilter[]): Record<FilterKey, string | undefined> {
  const valuesOf = (key: FilterKey): string | undefined =>
    active
      .filter((filter) => filter.key === key)
      .map(({ value }) => value)
      .join(SEPARATOR) || undefined
  return {
    company: valuesOf('company'),
    color_group: valuesOf('color_group'),
    storage: valuesOf('storage'),
    price: valuesOf('price'),
    display: valuesOf('display'),
    battery: valuesOf('battery'),
  }
}
