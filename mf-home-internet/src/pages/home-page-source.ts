import { tariffListing } from '@nimbus/shared-contracts/offer'
import { firstTwoPictures, type Hero } from '@nimbus/shared-ui/hero'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadHeroes } from '../features/heroes/api/load-heroes'
import { loadOffers, type CategoryOffer } from '../features/tariffs/api/load-offers'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { text } from '../messages/de'

export interface HomePayload {
  heroes: Hero[]
  offers: CategoryOffer[]
}

/** What `homePage` shows, and what is said about it. */
export const homePageSource: PageSource<HomePayload> = {
  async load({ api }) {
    const [heroes, offers] = await Promise.all([loadHeroes(api), loadOffers(api)])
    if (!offers.ok) return { status: pageStatus(offers.error) }
    return { payload: { heroes: heroes.ok ? heroes.value.heroes : [], offers: offers.value } }
  },
  head: ({ heroes, offers }) => ({
    title: text.homePage.title,
    description: text.homePage.description,
    preloadImages: firstTwoPictures(heroes).map((picture) => pictureSources(picture).preload),
    image: firstTwoPictures(heroes).map((picture) => sharedImage(picture))[0],
    structuredData: tariffListing(
      text.homePage.title,
      offers.map(({ cheapest }) => cheapest),
    ),
  }),
}
