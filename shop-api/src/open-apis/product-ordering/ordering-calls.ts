import * as v from 'valibot'
import type { MoveOrderDeps } from '../../aftersales/order-status/move-order'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { limitOfOneRoute, type Access } from '../standard/access'
import type { OrderAddresses } from './order-resource'

/** Below which the API lies, after the prefix of all of them. */
export const PRODUCT_ORDERING_BASE = '/productOrderingManagement/v4'

export interface ProductOrderingDeps extends MoveOrderDeps {
  access: Access
  addresses: OrderAddresses
}

export const idParams = v.object({ id: pathPart })

/** What calls have in common: who may make them, how many, and how they are described. */
export const callsOf = (access: Access) => ({
  // behind the limit, which counts wrong keys too
  reading: { preParsing: access.readers, config: limitOfOneRoute },
  moving: { preParsing: access.operators, config: limitOfOneRoute },
  described: { tags: ['TMF622'], security: [{ reader: [] }], ...tmf('TMF622 4.0.0') },
})
