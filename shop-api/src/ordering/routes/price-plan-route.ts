import { cartPayloadSchema, type CartPayload } from '@nimbus/shared-contracts/cart'
import { pricePlanSchema } from '@nimbus/shared-contracts/order'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { priceCart } from '../cart/price-cart'
import { cartsPerMinute, type OrderRoute } from './order-route'

/** Carts that one address may have priced in a minute; a shared office stays far below. */
const PRICES_PER_MINUTE = 600

export const pricePlanRoute: OrderRoute = (app, { catalogue }) =>
  app.post<{ Body: CartPayload }>(
    '/price-plan',
    {
      ...cartsPerMinute(PRICES_PER_MINUTE, 'this copy'),
      schema: {
        tags: ['order'],
        summary: 'Current prices of a cart, without an order',
        body: jsonSchemaOf(cartPayloadSchema),
        response: { 200: jsonSchemaOf(pricePlanSchema) },
      },
    },
    async (request) => priceCart(catalogue, request.body),
  )
