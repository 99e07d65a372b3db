import { tariffListing } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { loadShareImage } from '../features/heroes/api/load-share-image'
import { loadTariffPage, type TariffPagePayload } from '../features/tariffs/api/load-tariff-page'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { DEFAULT_CHOICE, variantsOf } from '../features/tariffs/model/variants'
import { TariffPageView } from './tariff-page-view'

interface TariffPage extends TariffPagePayload {
  /** The picture that others show for the page. */
  image?: string
}

/** /zuhause/tarife/:category, the tariffs of one category (ROUTE-1). */
export const tariffPage = definePage<TariffPage>({
  page: {
    id: 'home-internet-tariffs',
    path: '/zuhause/tarife/:category',
    layout: 'shop',
    query: ['slug', 'fixedStep', 'tv'],
  },
  async load({ api, params }) {
    const [loaded, shared] = await Promise.all([
      loadTariffPage(api, params.category ?? ''),
      loadShareImage(api, routes.landlineTariffs(params.category)),
    ])
    return loaded.ok ? { payload: { ...loaded.value, ...shared } } : { status: pageStatus(loaded.error) }
  },
  head({ category, tariffs, audience, image }) {
    return {
      title: category.title,
      description: category.description,
      image,
      structuredData: tariffListing(category.title, variantsOf(tariffs, { audience, choice: DEFAULT_CHOICE }, null)),
    }
  },
  // a page of its own for each category: what was chosen on one doesn't stay for the next
  Component: (props: PageComponentProps<TariffPage>) => <TariffPageView key={props.payload.category.slug} {...props} />,
})
