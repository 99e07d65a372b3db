import type { MobileList } from '@nimbus/shared-contracts/catalogue'
import { tariffListing } from '@nimbus/shared-contracts/offer'
import { firstTwoPictures } from '@nimbus/shared-ui/hero'
import { sharedImage } from '@nimbus/shared-ui/picture'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { loadMobileHeroes } from '../features/mobile-home/api/load-mobile-heroes'
import { loadMobileTariffs } from '../features/mobile-tariffs/api/load-mobile-tariffs'
import { DEFAULT_CHOICE, variantsOf } from '../features/mobile-tariffs/model/variants'
import { MobileTariffPageView } from './mobile-tariff-page-view'

interface MobileTariffPage extends MobileList {
  /** The picture that others show for the page, that of the area's first stage. */
  image?: string
}

/** /unterwegs/tarife/:category, the mobile tariffs of one category; `?slug=` opens one (ROUTE-1). */
export const mobileTariffPage = definePage<MobileTariffPage>({
  page: { id: 'mobile-tariffs', path: '/unterwegs/tarife/:category', layout: 'shop', query: ['slug'] },
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
  // a page of its own for each category: what was chosen on one doesn't stay for the next
  Component: (props: PageComponentProps<MobileTariffPage>) => (
    <MobileTariffPageView key={props.payload.category.slug} {...props} />
  ),
})
