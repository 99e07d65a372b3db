import { randomUUID } from 'node:crypto'
import { addressKey, isAvailabilityValid, isAvailable, type CheckData } from '@nimbus/shared-contracts/availability'
import { type Area, areaOf, needsHandset, type CartPayload } from '@nimbus/shared-contracts/cart'
import type { CartResponse, OrderKind, RefusalReason } from '@nimbus/shared-contracts/order'
import { availabilityOf } from '../../qualification/availability/availability-repository'
import type { Queries } from '../../platform/database/database'
import { once } from '../../platform/database/idempotency'
import { drafts } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { scopesOf } from '../../forms/scopes/scope-forms'
import { priceCart, type PriceSource } from '../cart/price-cart'
import { totalHash } from '../cart/sums'

export interface Initiation {
  area: Area
  kind: OrderKind
  sessionId: string
  payload: CartPayload
  key: string | undefined
}

const CART_ACCEPTED = 200
const CART_CORRECTED = 300

/**
 * Begins an order: prices the cart, checks that the tariff can be had at the session's address, and stores the draft. What
 * can't be had any more comes back as status_code 300 with the changes to make (ORDER-3).
 */
export async function initiateOrder(
  { db, catalogue }: { db: Queries; catalogue: PriceSource },
  { area, kind, sessionId, payload, key }: Initiation,
): Promise<CartResponse> {
  return db.transaction(async (tx) => {
    const call = { sessionId, operation: 'initiate', key, request: [area, kind, payload] }
    return once(tx, call, async () => {
      const { cart, sums, details } = priceCart(catalogue, payload)
      if (!cart.tariff || areaOf(cart.tariff) !== area) {
        throw malformed({
          field: 'cart.tariff.id',
          rule: 'area',
          message: 'Dieser Tarif gehört in einen anderen Bereich.',
        })
      }
      if (needsHandset(cart.tariff) && !payload.cart.handsets?.length) {
        throw malformed({ field: 'cart.handsets', rule: 'required', message: 'Zu diesem Tarif gehört ein Gerät.' })
      }
      // a mobile order is of no line, whatever the session has checked
      const checkData = area === 'landline' ? await availabilityOf(tx, sessionId) : undefined
      if (area === 'landline') assertAvailable(checkData, cart.tariff.concrete_product_id, payload.context?.address_key)
      const response: CartResponse = {
        status_code: details.length > 0 ? CART_CORRECTED : CART_ACCEPTED,
        temp_order_id: randomUUID(),
        cart,
        sums,
        details,
        total_hash: totalHash(cart, sums.conditions),
        scopes: scopesOf(area, kind),
      }
      // the browser corrects its cart and asks again, so that nobody would come back for this one
      if (response.status_code === CART_CORRECTED) return response
      const draft = { id: response.temp_order_id, session_id: sessionId, area, kind, payload, response }
      await tx.insert(drafts).values({ ...draft, check_data: checkData ?? null })
      return response
    })
  })
}

const malformed = (detail: Record<string, unknown>): ApiException =>
  new ApiException(400, 'MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte', [detail])

/**
 * A landline tariff needs a check of this session that still holds, is of the address that the shopper saw (two tabs
 * share a session) and lists the tariff; a check is held to the real time.
 */
function assertAvailable(checkData: CheckData | undefined, tariffId: string, seen: string | undefined): void {
  const checked = checkData && isAvailabilityValid(checkData, new Date()) && addressKey(checkData) === seen
  if (checked && isAvailable(checkData, tariffId)) return
  const reason: RefusalReason = checked ? 'NOT_AT_ADDRESS' : 'NOT_CHECKED'
  throw new ApiException(
    409,
    'TariffNotAvailableException',
    'Der ausgewählte Tarif ist an der Adresse nicht verfügbar.',
    [{ id: tariffId, reason }],
  )
}
