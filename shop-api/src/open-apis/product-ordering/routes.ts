import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { jsonBodies } from '../../kernel/openapi/validation'
import { cancellationRoutes } from './cancellation-routes'
import { orderRoutes } from './order-routes'
import type { ProductOrderingDeps } from './ordering-calls'

/** TMF622 product ordering, version 4.0.0: orders of the shop are read and moved on. They are made in the shop alone. */
export const productOrderingRoutes =
  (deps: ProductOrderingDeps): ApiPlugin =>
  async (app) => {
    app.removeContentTypeParser('*')
    jsonBodies(app, ['application/json', 'application/merge-patch+json'])
    await app.register(orderRoutes(deps))
    await app.register(cancellationRoutes(deps))
  }
