import { createRemoteWidgets } from '@nimbus/shared-ui/remote'
import { MiniCart } from './features/mini-cart/ui/mini-cart'
import { Summary } from './features/costs/ui/summary'

/**
 * `mini-cart`: the cart in the header, no props.
 * `summary`: "Ihre Auswahl"; `next: {label, href}` names the next step of the page, `order: true` is for the order flow.
 */
export const { contract, widgets } = createRemoteWidgets('mf-cart', { 'mini-cart': MiniCart, summary: Summary })
