import { bundledPages, type Pages } from '@nimbus/shared-ui/remote'
import { mobileRedirects } from './pages/mobile-redirects'

export const pages: Pages = {
  start: () => import(/* webpackChunkName: "page-start" */ './pages/start-page').then(({ startPage }) => startPage),
  'mobile-home': () =>
    import(/* webpackChunkName: "page-mobile-home" */ './pages/mobile-home-page').then(
      ({ mobileHomePage }) => mobileHomePage,
    ),
  'mobile-tariffs': () =>
    import(/* webpackChunkName: "page-mobile-tariffs" */ './pages/mobile-tariff-page').then(
      ({ mobileTariffPage }) => mobileTariffPage,
    ),
  ...bundledPages(mobileRedirects),
  devices: () =>
    import(/* webpackChunkName: "page-devices" */ './pages/device-list-page').then(
      ({ deviceListPage }) => deviceListPage,
    ),
  device: () =>
    import(/* webpackChunkName: "page-device" */ './pages/device-page').then(({ devicePage }) => devicePage),
  benefits: () =>
    import(/* webpackChunkName: "page-benefits" */ './pages/benefits-page').then(({ benefitsPage }) => benefitsPage),
  compare: () =>
    import(/* webpackChunkName: "page-compare" */ './pages/compare-page').then(({ comparePage }) => comparePage),
  advisor: () =>
    import(/* webpackChunkName: "page-advisor" */ './pages/advisor-page').then(({ advisorPage }) => advisorPage),
  search: () =>
    import(/* webpackChunkName: "page-search" */ './pages/search-page').then(({ searchPage }) => searchPage),
}
