import type { FastifyPluginAsync } from 'fastify'
import { cartSummaryRoute, printedCartSummaryRoute } from './routes/cart-summary-routes'
import { choicesRoute } from './routes/choices-route'
import { contractSummaryRoute } from './routes/contract-summary-route'
import { formSchemaRoute } from './routes/form-schema-route'
import { initiateOrderRoute } from './routes/initiate-order-route'
import { mailSummaryRoute } from './routes/mail-summary-route'
import type { OrderRoutesDeps } from './routes/order-route'
import { pricePlanRoute } from './routes/price-plan-route'
import { saveScopeRoute } from './routes/save-scope-route'
import { submitOrderRoute } from './routes/submit-order-route'

const ROUTES = [
  pricePlanRoute,
  cartSummaryRoute,
  printedCartSummaryRoute,
  initiateOrderRoute,
  formSchemaRoute,
  choicesRoute,
  saveScopeRoute,
  contractSummaryRoute,
  mailSummaryRoute,
  submitOrderRoute,
]

/** The order flow of spec sections 4 and 7: initiate, forms and save by scope, contract summary, submit. */
export const orderRoutes =
  (deps: OrderRoutesDeps): FastifyPluginAsync =>
  async (app) =>
    ROUTES.forEach((route) => route(app, deps))
