import type { Campaigns } from '@nimbus/shared-contracts/catalogue'
import { DEVICE_CATEGORY } from '@nimbus/shared-contracts/routes'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadCampaigns } from '../features/campaigns/api/load-campaigns'
import { loadDeviceOffers, type DeviceOffers } from '../features/device-list/api/load-device-offers'
import { loadStartOffers, type StartOffers } from '../features/start/api/load-start-offers'
import { areaPicture } from '../features/start/model/area-picture'
import { shopIdentity } from '../features/start/model/shop-identity'
import * as messages from '../messages/de'

export interface StartPage extends StartOffers {
  /** The phone of the lowest monthly price with the smallest tariff. */
  cheapest?: DeviceOffers
  shelf?: DeviceOffers
  campaigns: Campaigns
}

/** Devices in one row. */
const SHELF = 4

/** What `startPage` shows, and what is said about it. */
export const startPageSource: PageSource<StartPage> = {
  async load({ api }) {
    const loading = loadStartOffers(api)
    const [{ smallest: _, ...offers }, cheapest, shelf, campaigns] = await Promise.all([
      loading,
      loading.then(({ smallest: tariff }) =>
        loadDeviceOffers(api, { category: DEVICE_CATEGORY, count: 1, tariff, sort: 'price' }),
      ),
      loadDeviceOffers(api, { category: DEVICE_CATEGORY, count: SHELF }),
      loadCampaigns(api),
    ])
    return { payload: { ...offers, campaigns, ...(cheapest && { cheapest }), ...(shelf && { shelf }) } }
  },
  head: ({ pictures }) => ({
    title: messages.title,
    description: messages.description,
    preloadImages: pictures.slice(0, 2).map(({ image }) => pictureSources(areaPicture(image)).preload),
    image: pictures.slice(0, 1).map(({ image }) => sharedImage(areaPicture(image)))[0],
    structuredData: shopIdentity(),
  }),
}
