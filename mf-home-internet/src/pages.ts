import { bundledPages, type Pages } from '@nimbus/shared-ui/remote'
import { tariffRedirect } from './pages/tariff-redirect'

/** In the order in which the routes are matched: options and hardware are no tariff slugs. */
export const pages: Pages = {
  'home-internet': () =>
    import(/* webpackChunkName: "page-home-internet" */ './pages/home-page').then(({ homePage }) => homePage),
  'home-internet-overview': () =>
    import(/* webpackChunkName: "page-home-internet-overview" */ './pages/tariff-overview-page').then(
      ({ tariffOverviewPage }) => tariffOverviewPage,
    ),
  'home-internet-tariffs': () =>
    import(/* webpackChunkName: "page-home-internet-tariffs" */ './pages/tariff-page').then(
      ({ tariffPage }) => tariffPage,
    ),
  'home-internet-options': () =>
    import(/* webpackChunkName: "page-home-internet-options" */ './pages/extras-page').then(
      ({ optionsPage }) => optionsPage,
    ),
  'home-internet-hardware': () =>
    import(/* webpackChunkName: "page-home-internet-hardware" */ './pages/extras-page').then(
      ({ hardwarePage }) => hardwarePage,
    ),
  ...bundledPages([tariffRedirect]),
  'home-internet-tv': () =>
    import(/* webpackChunkName: "page-home-internet-tv" */ './pages/television-page').then(
      ({ televisionPage }) => televisionPage,
    ),
}
