import { createRemoteWidgets } from '@nimbus/shared-ui/remote'

/**
 * `mini-cart`: the cart in the header, no props.
 * `summary`: "Ihre Auswahl"; `next: {label, href}` names the next step of the page, `order: true` is for the order flow.
 */
export const { contract, widgets } = createRemoteWidgets('mf-cart', {
  'mini-cart': () =>
    import(/* webpackChunkName: "widget-mini-cart" */ './features/mini-cart/ui/mini-cart').then(
      ({ MiniCart }) => MiniCart,
    ),
  summary: () =>
    import(/* webpackChunkName: "widget-summary" */ './features/costs/ui/summary').then(({ Summary }) => Summary),
})
