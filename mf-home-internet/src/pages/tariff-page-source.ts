import { tariffListing } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadShareImage } from '../features/heroes/api/load-share-image'
import { loadTariffPage, type TariffPagePayload } from '../features/tariffs/api/load-tariff-page'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { DEFAULT_CHOICE, variantsOf } from '../features/tariffs/model/variants'

export interface TariffPage extends TariffPagePayload {
  /** The picture that others show for the page. */
  image?: string
}

/** What `tariffPage` shows, and what is said about it. */
export const tariffPageSource: PageSource<TariffPage> = {
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
}
