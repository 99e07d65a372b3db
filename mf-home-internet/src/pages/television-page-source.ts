import { tariffListing } from '@nimbus/shared-contracts/offer'
import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadShareImage } from '../features/heroes/api/load-share-image'
import { loadTvExtras, type TvExtras as Extras } from '../features/tariffs/api/load-tv-extras'
import { loadTariffs, pageStatus } from '../features/tariffs/api/load-tariffs'
import { televisionOffers, type TelevisionOffer } from '../features/tariffs/model/television'
import { text } from '../messages/de'

export interface TelevisionPage {
  offers: TelevisionOffer[]
  extras: Extras
  /** The picture that others show for the page. */
  image?: string
}

/** What `televisionPage` shows, and what is said about it. */
export const televisionPageSource: PageSource<TelevisionPage> = {
  async load({ api }) {
    const [list, shared] = await Promise.all([
      loadTariffs(api, LANDLINE_CATEGORY),
      loadShareImage(api, routes.television()),
    ])
    if (!list.ok) return { status: pageStatus(list.error) }
    const offers = televisionOffers(list.value.tariffs)
    return { payload: { offers, extras: await loadTvExtras(api, offers[0]?.example), ...shared } }
  },
  head: ({ offers, image }) => ({
    title: text.tvPage.title,
    description: text.tvPage.description,
    image,
    structuredData: tariffListing(
      text.tvPage.title,
      offers.map(({ example }) => example),
    ),
  }),
}
