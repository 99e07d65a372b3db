import type { Pages } from '@nimbus/shared-ui/remote'

/** The pages of mf-cart. */
export const pages: Pages = {
  cart: () => import(/* webpackChunkName: "page-cart" */ './pages/cart-page').then(({ cartPage }) => cartPage),
}
