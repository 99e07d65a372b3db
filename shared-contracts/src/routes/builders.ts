import { textPageRoutes } from './text-pages'

/** Adds the parameters that have a value. withQuery('/a', {b: 'c', d: undefined}) → '/a?b=c' */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return present.length > 0 ? `${path}?${new URLSearchParams(present).toString()}` : path
}

const segment = encodeURIComponent

/** The category that landline orders go back to (ROUTE-6); it lists all landline tariffs. */
export const LANDLINE_CATEGORY = 'magentazuhause-tarife'

/** The categories that links lead to when no other is named. */
export const MOBILE_CATEGORY = 'mobilfunk-tarife'
export const DEVICE_CATEGORY = 'smartphones'

/** The other categories that links name; every catalogue has them. */
export const LANDLINE_YOUNG_CATEGORY = 'young-tarife'
export const MOBILE_YOUNG_CATEGORY = 'young-tarife'
export const PREPAID_CATEGORY = 'prepaid-tarife'
export const TABLET_CATEGORY = 'tablets'
export const WATCH_CATEGORY = 'smartwatches'
export const ACCESSORY_CATEGORY = 'zubehoer'

/** The device categories in the order of their pages. */
export const DEVICE_CATEGORIES = [DEVICE_CATEGORY, TABLET_CATEGORY, WATCH_CATEGORY, ACCESSORY_CATEGORY] as const

/** Paths that other owners link to. The page's owner declares the same path in its pages. */
export const routes = {
  ...textPageRoutes,
  start: () => '/',
  home: () => '/zuhause',
  television: () => '/magenta-tv',
  landlineTariffs: (category: string = LANDLINE_CATEGORY, query: { slug?: string; fixedStep?: string } = {}) =>
    withQuery(`/zuhause/tarife/${segment(category)}`, query),
  landlineOptions: (category: string) => `/zuhause/tarife/${segment(category)}/options`,
  landlineHardware: (category: string) => `/zuhause/tarife/${segment(category)}/hardware`,
  mobile: () => '/unterwegs',
  mobileTariffs: (category: string = MOBILE_CATEGORY, query: { slug?: string } = {}) =>
    withQuery(`/unterwegs/tarife/${segment(category)}`, query),
  devices: (category: string = DEVICE_CATEGORY, query: Record<string, string | undefined> = {}) =>
    withQuery(`/unterwegs/geraete/${segment(category)}`, query),
  device: (category: string, slug: string, query: { pid?: string; tariff?: string } = {}) =>
    withQuery(`/unterwegs/geraete/${segment(category)}/${segment(slug)}`, query),
  cart: () => '/warenkorb',
  checkout: (query: { step?: string } = {}) => withQuery('/checkout', query),
  overview: () => '/checkout/overview',
  finish: () => '/checkout/finish',
  /** To go on later or on another device; a one-time code stands in the fragment, which no server sees. */
  resume: () => '/weitermachen',
  orderStatus: (query: { auftrag?: string; code?: string } = {}) => withQuery('/auftragsstatus', query),
  benefits: (product: string) => `/${segment(product)}-vorteile`,
  productSheets: (query: { tariff?: string } = {}) => withQuery('/produktinformationsblatt', query),
  contractInformation: (query: { tariff?: string } = {}) => withQuery('/vorvertragliche-informationen', query),
  serviceDescription: (query: { tariff?: string } = {}) => withQuery('/leistungsbeschreibung', query),
  withdrawalRight: () => '/widerrufsrecht',
  withdraw: (query: { auftrag?: string } = {}) => withQuery('/vertrag-widerrufen', query),
  cancel: (query: { auftrag?: string } = {}) => withQuery('/vertraege-kuendigen', query),
  /** Tariffs beside each other; `tarife` holds their keys with commas between them, which need no escapes in a query. */
  compare: (query: { tarife?: string; nur?: string } = {}) =>
    withQuery('/vergleich', query).replaceAll('%2C', ',').replaceAll('%7E', '~'),
  advisor: (query: Record<string, string | undefined> = {}) => withQuery('/beratung', query),
  help: () => '/hilfe',
  search: (query: { q?: string; gruppe?: string } = {}) => withQuery('/suche', query),
} as const

/**
 * The field by which a form without scripts names a tariff to compare, numbered as on its page. compareField(2) → 'tarif2'
 */
export const compareField = (number: number): string => `tarif${number}`

/** The query value that opens the availability check since the tariff isn't available at the address (ROUTE-6). */
export const FIXED_STEP_AVAILABILITY = 'availabilityCheck'

/** The query value that opens the same check for another address; nothing is wrong with the tariff. */
export const FIXED_STEP_ADDRESS = 'addressChange'
