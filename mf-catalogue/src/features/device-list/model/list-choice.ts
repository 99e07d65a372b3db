import {
  FILTER_KEYS,
  filterQuery,
  filtersOf,
  flushFilters,
  type ActiveFilter,
  type SortOrder,
} from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'

/** Query keys of the list, the same as the API's. */
export const LIST_KEYS = ['tariff', ...FILTER_KEYS, 'sort', 'page', 'pid'] as const

/** `?tariff=none` shows the list without the cart's tariff. */
export const NO_TARIFF = 'none'

/** What is chosen on the list; the address says the same. */
export interface ListChoice {
  filters: readonly ActiveFilter[]
  sort: SortOrder
  /** From 1. */
  page: number
  /** Id of a tariff, or 'none'. */
  tariff?: string | undefined
  /** The variant that its device is shown in. */
  pid?: string | undefined
}

/** What the list understood of its address. */
export interface Understood {
  active: readonly ActiveFilter[]
  sort: SortOrder
  page: number
  tariffChosen: boolean
  /** Ids of the variants that are shown. */
  shown: readonly string[]
}

/**
 * The choice that an address names, without what the list doesn't know (VAR-67): such a value changes nothing in the list.
 * choiceOf({color_group: 'Blau,Lila', pid: '9'}, {active: [Blau], …}) → {filters: [Blau], …} without pid
 */
export function choiceOf(query: Record<string, string>, understood: Understood): ListChoice {
  const { active, sort, page, tariffChosen, shown } = understood
  const isKnown = (filter: ActiveFilter): boolean => active.some((other) => isSame(filter, other))
  const { tariff, pid } = query
  return {
    filters: flushFilters([], filtersOf(query).filter(isKnown)).active,
    sort,
    page,
    tariff: tariffChosen || tariff === NO_TARIFF ? tariff : undefined,
    pid: pid !== undefined && shown.includes(pid) ? pid : undefined,
  }
}

const isSame = (one: ActiveFilter, other: ActiveFilter): boolean => one.key === other.key && one.value === other.value

/** The address of a choice; what is so without being named is left out. listHref('smartphones', page 2) → '…?page=2' */
export const listHref = (category: string, choice: ListChoice): string => routes.devices(category, queryOf(choice))

function queryOf({ filters, sort, page, tariff, pid }: ListChoice): Record<string, string | undefined> {
  return {
    tariff,
    ...filterQuery(filters),
    sort: sort === 'recommended' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
    pid,
  }
}

/** True when the address names the choice and nothing that the list doesn't know; other parameters don't count. */
export function isClean(query: Record<string, string>, choice: ListChoice): boolean {
  const clean = queryOf(choice)
  return LIST_KEYS.every((key) => query[key] === clean[key])
}

/** Other filters lead to the first page, in no variant but theirs. */
export const withFilters = (choice: ListChoice, filters: readonly ActiveFilter[]): ListChoice => ({
  ...choice,
  filters,
  page: 1,
  pid: undefined,
})

/** The cart's tariff is the list's, unless `tariff=none` keeps it out. */
export const withOwnTariff = (choice: ListChoice, own: string | undefined): ListChoice =>
  own === undefined || choice.tariff === NO_TARIFF ? choice : { ...choice, tariff: own }

/** Another order leads to the first page. */
export const withSort = (choice: ListChoice, sort: SortOrder): ListChoice => ({ ...choice, sort, page: 1 })
