import { tariffListing, type TariffList } from '@nimbus/shared-contracts/catalogue'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { loadMobileTariffs } from '../features/mobile-tariffs/api/load-mobile-tariffs'
import { DEFAULT_CHOICE, variantsOf } from '../features/mobile-tariffs/model/variants'
import { MobileTariffPageView } from './mobile-tariff-page-view'

/** /unterwegs/tarife/:category, the mobile tariffs of one category; `?slug=` opens one (spec section 2). */
export const mobileTariffPage = definePage<TariffList>({
  page: { id: 'mobile-tariffs', path: '/unterwegs/tarife/:category', layout: 'shop', query: ['slug'] },
  async load({ api, params }) {
    const list = await loadMobileTariffs(api, params.category ?? '')
    if (!list.ok) return { status: list.error.status === 404 ? 404 : 503 }
    return { payload: list.value }
  },
  head: ({ category, tariffs }) => ({
    title: category.title,
    description: category.description,
    structuredData: tariffListing(category.title, variantsOf(tariffs, DEFAULT_CHOICE)),
  }),
  // a page of its own for each category: what was chosen on one doesn't stay for the next
  Component: (props: PageComponentProps<TariffList>) => (
    <MobileTariffPageView key={props.payload.category.slug} {...props} />
  ),
})
