import type { MobileList } from '@nimbus/shared-contracts/catalogue'
import { tariffListing } from '@nimbus/shared-contracts/offer'
import { firstTwoPictures } from '@nimbus/shared-ui/hero'
import { sharedImage } from '@nimbus/shared-ui/picture'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadMobileHeroes } from '../features/mobile-home/api/load-mobile-heroes'
import { loadMobileTariffs } from '../features/mobile-tariffs/api/load-mobile-tariffs'
import { DEFAULT_CHOICE, variantsOf } from '../features/mobile-tariffs/model/variants'

export interface MobileTariffPage extends MobileList {
  /** The picture that others show for the page, that of the area's first stage. */
  image?: string
}

/** What `mobileTariffPage` shows, and what is said about it. */
export const mobileTariffPageSource: PageSource<MobileTariffPage> = {
  async load({ api, params }) {
    const [list, heroes] = await Promise.all([loadMobileTariffs(api, params.category ?? ''), loadMobileHeroes(api)])
    if (!list.ok) return { status: list.error.status === 404 ? 404 : 503 }
    const [picture] = firstTwoPictures(heroes)
    return { payload: { ...list.value, ...(picture && { image: sharedImage(picture) }) } }
  },
  head: ({ category, tariffs, image }) => ({
    title: category.title,
    description: category.description,
    image,
    structuredData: tariffListing(category.title, variantsOf(tariffs, DEFAULT_CHOICE)),
  }),
}
