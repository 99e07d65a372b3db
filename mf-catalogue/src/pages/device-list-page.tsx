import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { loadDeviceList, type DeviceListPage } from '../features/device-list/api/load-device-list'
import { deviceListing, listAddress, listImage } from '../features/device-list/model/device-listing'
import { LIST_KEYS } from '../features/device-list/model/list-choice'
import * as messages from '../messages/de'
import { DeviceListView } from './device-list-view'

/** /unterwegs/geraete/:category, the devices of a category with filters (UI-15). */
export const deviceListPage = definePage<DeviceListPage>({
  page: { id: 'devices', path: '/unterwegs/geraete/:category', layout: 'default', query: [...LIST_KEYS] },
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
  Component: (props: PageComponentProps<DeviceListPage>) => <DeviceListView {...props} />,
})
