import { tariffListing } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadShareImage } from '../features/heroes/api/load-share-image'
import { loadOffers, type CategoryOffer } from '../features/tariffs/api/load-offers'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { text } from '../messages/de'

/** What `tariffOverviewPage` shows, and what is said about it. */
export const tariffOverviewPageSource: PageSource<{ offers: CategoryOffer[]; image?: string }> = {
  async load({ api }) {
    const [offers, shared] = await Promise.all([loadOffers(api), loadShareImage(api, routes.landlineTariffs())])
    return offers.ok ? { payload: { offers: offers.value, ...shared } } : { status: pageStatus(offers.error) }
  },
  head: ({ offers, image }) => ({
    title: text.overviewPage.title,
    description: text.overviewPage.description,
    image,
    structuredData: tariffListing(
      text.overviewPage.title,
      offers.map(({ cheapest }) => cheapest),
    ),
  }),
}
