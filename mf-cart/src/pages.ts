import { cartPage } from './pages/cart-page'

/** The pages of mf-cart. */
export const pages = [cartPage]
