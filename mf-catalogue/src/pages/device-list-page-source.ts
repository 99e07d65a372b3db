import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadDeviceList, type DeviceListPage } from '../features/device-list/api/load-device-list'
import { deviceListing, listAddress, listImage } from '../features/device-list/model/device-listing'
import * as messages from '../messages/de'

/** What `deviceListPage` shows, and what is said about it. */
export const deviceListPageSource: PageSource<DeviceListPage> = {
  load: loadDeviceList,
  head(list) {
    const { category, page, cards } = list
    return {
      title: messages.deviceList.titleOf(category.title, page),
      description: category.description,
      image: listImage(cards),
      address: listAddress(list),
      structuredData: deviceListing(category, cards),
    }
  },
}
