import { checkoutPage } from './pages/checkout-page'
import { finishPage } from './pages/finish-page'
import { overviewPage } from './pages/overview-page'

export const pages = [checkoutPage, overviewPage, finishPage]
