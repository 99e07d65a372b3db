import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import type { TariffPage } from './tariff-page-source'
import { TariffPageView } from './tariff-page-view'

/** /zuhause/tarife/:category, the tariffs of one category (ROUTE-1). */
export const tariffPage = definePage<TariffPage>({
  page: {
    id: 'home-internet-tariffs',
    path: '/zuhause/tarife/:category',
    layout: 'shop',
    query: ['slug', 'fixedStep', 'tv'],
  },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './tariff-page-source').then(
      ({ tariffPageSource }) => tariffPageSource,
    ),
  // a page of its own for each category: what was chosen on one doesn't stay for the next
  Component: (props: PageComponentProps<TariffPage>) => <TariffPageView key={props.payload.category.slug} {...props} />,
})
