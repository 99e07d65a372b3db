import { dayOf } from '@nimbus/server-kit/clock'
import {
  cartPayloadSchema,
  cartQuery,
  cartQuerySchema,
  payloadOfQuery,
  type CartPayload,
} from '@nimbus/shared-contracts/cart'
import { contractSummarySchema, pricePlanSchema, type ContractSummary } from '@nimbus/shared-contracts/order'
import { DOCUMENT_FILES } from '../../kernel/documents/document-links'
import { sendPersonalPdf, createSheetPrinter, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'
import { ApiException } from '../../kernel/errors/api-exception'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { limitOfAddress } from '../../platform/limits/limit'
import { priceCart, type PriceSource } from '../cart/price-cart'
import { cartOnWire } from '../cart/sums'
import { contractSummary, printedSummary } from '../summary/contract-summary'
import { CART_BYTES } from './order-routes'

export interface CartRoutesDeps {
  catalogue: PriceSource
  clock: () => Date
  /** Where browsers reach the API: "/api" */
  publicBase: string
}

/** Carts that one address may have priced, or summed up, in a minute; a shared office stays far below. */
const CARTS_PER_MINUTE = 600

/** Prices and contract summary of a cart that nobody has given a name or an address to yet. */
export const cartRoutes =
  ({ catalogue, clock, publicBase }: CartRoutesDeps): ApiPlugin =>
  async (app) => {
    const tags = ['order']
    const print = createSheetPrinter()
    const ofCart = { bodyLimit: CART_BYTES, config: limitOfAddress(CARTS_PER_MINUTE, 'this copy') }
    const summaryOf = (payload: CartPayload, now: Date): Omit<ContractSummary, 'pdf'> =>
      contractSummary({
        today: dayOf(now),
        cart: priceCart(catalogue, payload).cart,
        checkData: null,
        usage: catalogue.data()['usage-prices'],
      })

    app.post(
      '/price-plan',
      {
        ...ofCart,
        schema: {
          tags,
          summary: 'Current prices of a cart, without an order',
          body: cartPayloadSchema,
          response: { 200: pricePlanSchema },
        },
      },
      async (request) => {
        const plan = priceCart(catalogue, request.body)
        return { ...plan, cart: cartOnWire(plan.cart) }
      },
    )

    app.post(
      '/contract-summary',
      {
        ...ofCart,
        schema: {
          tags,
          summary: 'The contract summary of a cart as data, before any personal data; its PDF is linked',
          body: cartPayloadSchema,
          response: { 200: contractSummarySchema },
        },
      },
      async (request) => ({
        ...summaryOf(request.body, clock()),
        pdf: `${publicBase}/contract-summary/pdf?${cartQuery(request.body)}`,
      }),
    )

    app.get(
      '/contract-summary/pdf',
      {
        config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
        schema: { tags, summary: 'The contract summary of a cart as PDF', querystring: cartQuerySchema },
      },
      async (request, reply) => {
        const payload = payloadOfQuery(request.query)
        if (!payload) throw new ApiException(400, 'MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte')
        const now = clock()
        const pdf = await print(printedSummary(summaryOf(payload, now)), now)
        return sendPersonalPdf(reply, DOCUMENT_FILES.summary, pdf)
      },
    )
  }
