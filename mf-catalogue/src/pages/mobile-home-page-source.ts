import { tariffListing } from '@nimbus/shared-contracts/offer'
import { DEVICE_CATEGORIES, DEVICE_CATEGORY } from '@nimbus/shared-contracts/routes'
import { firstTwoPictures, type Hero } from '@nimbus/shared-ui/hero'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadDeviceOffers, type DeviceOffers } from '../features/device-list/api/load-device-offers'
import { loadMobileHeroes } from '../features/mobile-home/api/load-mobile-heroes'
import { loadMobileOffers, type MobileOffer } from '../features/mobile-home/api/load-mobile-offers'
import * as messages from '../messages/de'

export interface MobileHome {
  heroes: Hero[]
  offers: MobileOffer[]
  /** Each category with its device of the lowest monthly price. */
  categories: DeviceOffers[]
  shelf?: DeviceOffers
}

const text = messages.mobileHome
/** Devices in one row. */
const SHELF = 4

/** What `mobileHomePage` shows, and what is said about it. */
export const mobileHomePageSource: PageSource<MobileHome> = {
  async load({ api }) {
    const [heroes, offers, shelf, ...categories] = await Promise.all([
      loadMobileHeroes(api),
      loadMobileOffers(api),
      loadDeviceOffers(api, { category: DEVICE_CATEGORY, count: SHELF }),
      ...DEVICE_CATEGORIES.map((category) => loadDeviceOffers(api, { category, count: 1, sort: 'price' })),
    ])
    if (!offers.ok) return { status: offers.error.status === 404 ? 404 : 503 }
    const known = categories.filter((category) => category !== undefined)
    return { payload: { heroes, offers: offers.value, categories: known, ...(shelf && { shelf }) } }
  },
  head: ({ heroes, offers }) => ({
    title: text.title,
    description: text.description,
    preloadImages: firstTwoPictures(heroes).map((picture) => pictureSources(picture).preload),
    image: firstTwoPictures(heroes).map((picture) => sharedImage(picture))[0],
    structuredData: tariffListing(
      text.title,
      offers.map(({ cheapest }) => cheapest),
    ),
  }),
}
