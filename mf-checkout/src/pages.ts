import type { Pages } from '@nimbus/shared-ui/remote'

export const pages: Pages = {
  checkout: () =>
    import(/* webpackChunkName: "page-checkout" */ './pages/checkout-page').then(({ checkoutPage }) => checkoutPage),
  overview: () =>
    import(/* webpackChunkName: "page-overview" */ './pages/overview-page').then(({ overviewPage }) => overviewPage),
  finish: () =>
    import(/* webpackChunkName: "page-finish" */ './pages/finish-page').then(({ finishPage }) => finishPage),
}
