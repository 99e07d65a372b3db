/**
 * The pages that are one text of the API, declared here once: builders of addresses, the remote, the API, its search and
 * its sitemap follow. The text itself is a file of the API with the page's name. `title` stands until the text is known.
 */
export const TEXT_PAGES = {
  terms: { id: 'terms', path: '/agb', title: 'Allgemeine Geschäftsbedingungen', query: ['id'] },
  imprint: { id: 'imprint', path: '/impressum', title: 'Impressum' },
  privacy: { id: 'privacy', path: '/datenschutz', title: 'Datenschutz' },
  privacyNotices: { id: 'privacy-notices', path: '/datenschutzhinweise', title: 'Datenschutzhinweise' },
  accessibility: { id: 'accessibility', path: '/barrierefreiheit', title: 'Barrierefreiheit' },
  priceList: { id: 'price-list', path: '/preisliste', title: 'Preisliste' },
  consumerInformation: {
    id: 'consumer-information',
    path: '/ueber-das-unternehmen/verbraucherinformationen',
    title: 'Verbraucherinformationen',
  },
} as const satisfies Record<string, TextPage>

export interface TextPage {
  id: string
  path: `/${string}`
  title: string
  /** Names of the query that the page reads; `id` is the section to go to. */
  query?: readonly string[]
}

type TextPageKey = keyof typeof TEXT_PAGES
export type TextPageId = (typeof TEXT_PAGES)[TextPageKey]['id']

/** What the API calls the text of a page: the last part of its path. textName(TEXT_PAGES.imprint) → 'impressum' */
export const textName = ({ path }: TextPage): string => path.slice(path.lastIndexOf('/') + 1)

/** textPageRoutes.imprint() → '/impressum' */
export const textPageRoutes = Object.fromEntries(
  Object.entries(TEXT_PAGES).map(([key, { path }]) => [key, () => path]),
) as { readonly [Key in TextPageKey]: () => (typeof TEXT_PAGES)[Key]['path'] }
