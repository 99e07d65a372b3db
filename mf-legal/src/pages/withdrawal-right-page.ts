import { routes, withQuery } from '@nimbus/shared-contracts/routes'
import { defineRedirect } from '@nimbus/shared-ui/remote'

/** Where the withdrawal instructions stand (ROUTE-1); the section is also the anchor #widerrufsrecht. */
export const WITHDRAWAL_INSTRUCTIONS = withQuery(routes.terms(), { id: 'widerrufsrecht' })

/** `/widerrufsrecht` only leads on. */
export const withdrawalRightPage = defineRedirect({
  id: 'withdrawal-right',
  path: routes.withdrawalRight(),
  to: WITHDRAWAL_INSTRUCTIONS,
  status: 301,
})
