import { tariffListing } from '@nimbus/shared-contracts/catalogue'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { loadTariffPage, type TariffPagePayload } from '../features/tariffs/api/load-tariff-page'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { DEFAULT_CHOICE, variantsOf } from '../features/tariffs/model/variants'
import { TariffPageView } from './tariff-page-view'

/** /zuhause/tarife/:category, the tariffs of one category (spec section 2). */
export const tariffPage = definePage<TariffPagePayload>({
  page: {
    id: 'home-internet-tariffs',
    path: '/zuhause/tarife/:category',
    layout: 'shop',
    query: ['slug', 'fixedStep', 'tv'],
  },
  async load({ api, params }) {
    const loaded = await loadTariffPage(api, params.category ?? '')
    return loaded.ok ? { payload: loaded.value } : { status: pageStatus(loaded.error) }
  },
  head({ category, tariffs, audience }) {
    return {
      title: category.title,
      description: category.description,
      structuredData: tariffListing(category.title, variantsOf(tariffs, { audience, choice: DEFAULT_CHOICE }, null)),
    }
  },
  // a page of its own for each category: what was chosen on one doesn't stay for the next
  Component: (props: PageComponentProps<TariffPagePayload>) => (
    <TariffPageView key={props.payload.category.slug} {...props} />
  ),
})
