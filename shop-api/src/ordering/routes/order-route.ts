import { orderKindSchema } from '@nimbus/shared-contracts/order'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Queries } from '../../platform/database/database'
import type { DocumentLinks } from '../../kernel/documents/document-links'
import type { Validators } from '../../forms/validation/validators'
import type { StatusLinks } from '../../kernel/documents/status-links'
import type { PriceSource } from '../cart/price-cart'
import { limitOfAddress, type CountedBy } from '../../platform/limits/limit'

export interface OrderRoutesDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  validators: Validators
  vault: Buffer
  links: DocumentLinks
  statusLinks: StatusLinks
  /** Where customers reach the shop, for the links in mails. */
  shopOrigin: string
  /** Where browsers reach the API: "/api" */
  publicBase: string
}

/** Adds one call of the order flow to the API. */
export type OrderRoute = (app: FastifyInstance, deps: OrderRoutesDeps) => unknown

const areaSchema = v.picklist(['landline', 'mobile'])

export const initiateParams = v.object({ area: areaSchema, kind: orderKindSchema })
export const orderParams = v.object({ area: areaSchema, id: v.string() })
export const scopeParams = v.object({ ...orderParams.entries, scope: v.string() })

/** What the documentation says of calls that need a session. */
export const OF_GUEST = { tags: ['order'], security: [{ guest: [] }] }

/** Which TM Forum API the call corresponds to, for integrators. */
export const tmf = (name: string): object => ({ 'x-tmf': name })

/** The largest cart that `cartPayloadSchema` allows is a quarter of this. */
const CART_BYTES = 64 * 1024

/** Limits of a call that takes a cart, by address. */
export const cartsPerMinute = (max: number, countedBy: CountedBy) => ({
  bodyLimit: CART_BYTES,
  config: limitOfAddress(max, countedBy),
})
