import type { Pages } from '@nimbus/shared-ui/remote'

export const pages: Pages = {
  checkout: () =>
    import(/* webpackChunkName: "page-checkout" */ './pages/checkout-page').then(({ checkoutPage }) => checkoutPage),
  overview: () =>
    import(/* webpackChunkName: "page-overview" */ './pages/overview-page').then(({ overviewPage }) => overviewPage),
  finish: () =>
    import(/* webpackChunkName: "page-finish" */ './pages/finish-page').then(({ finishPage }) => finishPage),
  resume: () =>
    import(/* webpackChunkName: "page-resume" */ './pages/resume-page').then(({ resumePage }) => resumePage),
  'order-status': () =>
    import(/* webpackChunkName: "page-order-status" */ './pages/order-status-page').then(
      ({ orderStatusPage }) => orderStatusPage,
    ),
}
