import {
  cartPayloadSchema,
  cartQuery,
  cartQuerySchema,
  payloadOfQuery,
  type CartPayload,
  type CartQuery,
} from '@nimbus/shared-contracts/cart'
import { contractSummarySchema, type ContractSummary } from '@nimbus/shared-contracts/order'
import { dayOf } from '@nimbus/server-kit/clock'
import { DOCUMENT_FILES } from '../../kernel/documents/document-links'
import { sendPersonalPdf } from '../../kernel/documents/send-pdf'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'
import { ApiException } from '../../kernel/errors/api-exception'
import { limitOfAddress } from '../../platform/limits/limit'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { contractSummary, printedSummary } from '../summary/contract-summary'
import { priceCart, type PriceSource } from '../cart/price-cart'
import { cartsPerMinute, type OrderRoute } from './order-route'

/** Summaries that one address may ask for in a minute; a shared office stays far below. */
const SUMMARIES_PER_MINUTE = 600

/** The summary of a cart that nobody has given a name or an address to yet. */
const summaryOf = (catalogue: PriceSource, payload: CartPayload, today: string): Omit<ContractSummary, 'pdf'> =>
  contractSummary({ today, cart: priceCart(catalogue, payload).cart, checkData: null })

export const cartSummaryRoute: OrderRoute = (app, { catalogue, clock, publicBase }) =>
  app.post<{ Body: CartPayload }>(
    '/contract-summary',
    {
      ...cartsPerMinute(SUMMARIES_PER_MINUTE, 'this copy'),
      schema: {
        tags: ['order'],
        summary: 'The contract summary of a cart as data, before any personal data; its PDF is linked',
        body: jsonSchemaOf(cartPayloadSchema),
        response: { 200: jsonSchemaOf(contractSummarySchema) },
      },
    },
    async (request) => ({
      ...summaryOf(catalogue, request.body, dayOf(clock())),
      pdf: `${publicBase}/contract-summary/pdf?${cartQuery(request.body)}`,
    }),
  )

export const printedCartSummaryRoute: OrderRoute = (app, { catalogue, clock }) => {
  const print = createSheetPrinter()
  app.get<{ Querystring: CartQuery }>(
    '/contract-summary/pdf',
    {
      config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
      schema: {
        tags: ['order'],
        summary: 'The contract summary of a cart as PDF',
        querystring: jsonSchemaOf(cartQuerySchema),
      },
    },
    async (request, reply) => {
      const payload = payloadOfQuery(request.query)
      if (!payload) throw new ApiException(400, 'MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte')
      const now = clock()
      const today = dayOf(now)
      const pdf = await print(printedSummary(summaryOf(catalogue, payload, today)), now)
      return sendPersonalPdf(reply, DOCUMENT_FILES.summary, pdf)
    },
  )
}
