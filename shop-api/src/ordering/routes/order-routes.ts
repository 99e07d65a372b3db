import type { FastifyPluginAsync } from 'fastify'
import { cartSummaryRoute, printedCartSummaryRoute } from './cart-summary-routes'
import { choicesRoute } from './choices-route'
import { contractSummaryRoute } from './contract-summary-route'
import { formSchemaRoute } from './form-schema-route'
import { initiateOrderRoute } from './initiate-order-route'
import { mailSummaryRoute } from './mail-summary-route'
import type { OrderRoutesDeps } from './order-route'
import { pricePlanRoute } from './price-plan-route'
import { saveScopeRoute } from './save-scope-route'
import { submitOrderRoute } from './submit-order-route'

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

/** The order flow of ORDER-1 and API-1: initiate, forms and save by scope, contract summary, submit. */
export const orderRoutes =
  (deps: OrderRoutesDeps): FastifyPluginAsync =>
  async (app) =>
    ROUTES.forEach((route) => route(app, deps))
