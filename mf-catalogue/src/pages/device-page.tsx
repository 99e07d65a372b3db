import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { DeviceView, type DevicePayload } from './device-view'

/** /unterwegs/geraete/:category/:slug, a device with its variants and tariffs (CAT-8). */
export const devicePage = definePage<DevicePayload>({
  page: { id: 'device', path: '/unterwegs/geraete/:category/:slug', layout: 'shop', query: ['pid', 'tariff'] },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './device-page-source').then(
      ({ devicePageSource }) => devicePageSource,
    ),
  Component: (props: PageComponentProps<DevicePayload>) => <DeviceView {...props} />,
})
