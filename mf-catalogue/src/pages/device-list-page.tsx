import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import type { DeviceListPage } from '../features/device-list/api/load-device-list'
import { LIST_KEYS } from '../features/device-list/model/list-choice'
import { DeviceListView } from './device-list-view'

/** /unterwegs/geraete/:category, the devices of a category with filters (UI-15). */
export const deviceListPage = definePage<DeviceListPage>({
  page: { id: 'devices', path: '/unterwegs/geraete/:category', layout: 'default', query: [...LIST_KEYS] },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './device-list-page-source').then(
      ({ deviceListPageSource }) => deviceListPageSource,
    ),
  Component: (props: PageComponentProps<DeviceListPage>) => <DeviceListView {...props} />,
})
