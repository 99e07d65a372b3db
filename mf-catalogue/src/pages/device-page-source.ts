import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadCampaigns } from '../features/campaigns/api/load-campaigns'
import { loadDevice } from '../features/device/api/load-device'
import { deviceImage, deviceListing } from '../features/device/model/device-listing'
import { deviceName } from '../features/device/model/device-names'
import { shownOffer } from '../features/device/model/shown-offer'
import * as messages from '../messages/de'
import type { DevicePayload } from './device-view'

/** What `devicePage` shows, and what is said about it. */
export const devicePageSource: PageSource<DevicePayload> = {
  async load(context) {
    const [device, campaigns] = await Promise.all([loadDevice(context), loadCampaigns(context.api)])
    return 'payload' in device ? { payload: { ...device.payload, campaigns } } : device
  },
  head(detail, { query }) {
    const { device } = detail
    const { product, row } = shownOffer(detail, { pid: query.pid, tariffIds: [query.tariff] })
    const offer = row && { tariff: row.tariff, price: row.offer.price }
    return {
      title: messages.device.titleOf(deviceName(device)),
      description: messages.device.descriptionOf(deviceName(device), device.description),
      ...(product && { image: deviceImage(product), structuredData: deviceListing(device, product, offer) }),
    }
  },
}
