import { routes } from '@nimbus/shared-contracts/routes'
import { sharedImage } from '@nimbus/shared-ui/picture'
import type { DeviceCard } from './device-card'
import { listHref, type Understood } from './list-choice'

/** Which part of a list is shown. */
interface ListedPart extends Pick<Understood, 'active' | 'sort' | 'page'> {
  category: { slug: string }
}

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

/** Address of the first device's picture, which stands for the list where it is shared; none of an empty list. */
export const listImage = ([first]: readonly DeviceCard[]): string | undefined =>
  first && sharedImage({ src: first.shown.image, width: 680, height: 680 })

/**
 * The list's own address in search engines: each page of the whole list has one, whatever tariff its prices are with; a
 * choice of filters or another order is no page of its own (docs/decisions/015).
 * listAddress({category: smartphones, active: [], sort: 'recommended', page: 2}) → '/unterwegs/geraete/smartphones?page=2'
 */
export function listAddress({ category, active, sort, page }: ListedPart): string {
  const whole = active.length === 0 && sort === 'recommended'
  return listHref(category.slug, { filters: [], sort: 'recommended', page: whole ? page : 1 })
}
