import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import type { MobileTariffPage } from './mobile-tariff-page-source'
import { MobileTariffPageView } from './mobile-tariff-page-view'

/** /unterwegs/tarife/:category, the mobile tariffs of one category; `?slug=` opens one (ROUTE-1). */
export const mobileTariffPage = definePage<MobileTariffPage>({
  page: { id: 'mobile-tariffs', path: '/unterwegs/tarife/:category', layout: 'shop', query: ['slug'] },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './mobile-tariff-page-source').then(
      ({ mobileTariffPageSource }) => mobileTariffPageSource,
    ),
  // a page of its own for each category: what was chosen on one doesn't stay for the next
  Component: (props: PageComponentProps<MobileTariffPage>) => (
    <MobileTariffPageView key={props.payload.category.slug} {...props} />
  ),
})
