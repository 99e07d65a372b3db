import { tariffListing } from '@nimbus/shared-contracts/offer'
import { firstTwoPictures } from '@nimbus/shared-ui/hero'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadBenefits, type BenefitsPayload } from '../features/benefits/api/load-benefits'

/** What `benefitsPage` shows, and what is said about it. */
export const benefitsPageSource: PageSource<BenefitsPayload> = {
  load: loadBenefits,
  head: ({ title, description, hero, offers }) => ({
    title,
    description,
    preloadImages: firstTwoPictures([hero]).map((picture) => pictureSources(picture).preload),
    image: firstTwoPictures([hero]).map((picture) => sharedImage(picture))[0],
    ...(offers.length > 0 && {
      structuredData: tariffListing(
        title,
        offers.map(({ cheapest }) => cheapest),
      ),
    }),
  }),
}
