import { routes } from '@nimbus/shared-contracts/routes'
import type { DeviceCard } from './device-card'

/** schema.org list of the devices on a page, with the addresses that describe them. */
export const deviceListing = (category: { slug: string; title: string }, cards: readonly DeviceCard[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: category.title,
  itemListElement: cards.map(({ slug, company, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${company} ${name}`,
    url: routes.device(category.slug, slug),
  })),
})
