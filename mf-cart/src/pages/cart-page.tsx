import { definePage } from '@nimbus/shared-ui/remote'
import { page as text } from '../messages/de'
import { CartView } from './cart-view'

/** `/warenkorb`. The server knows no cart, so the page has no payload and comes with a skeleton. */
export const cartPage = definePage<Record<string, never>>({
  page: { id: 'cart', path: '/warenkorb', layout: 'order', title: text.title, noindex: true },
  load: async () => ({ payload: {} }),
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  Component: CartView,
})
