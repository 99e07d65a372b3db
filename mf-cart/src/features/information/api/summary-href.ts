import { cartPayload, cartQuery, type Cart } from '@nimbus/shared-contracts/cart'
import { host } from '@nimbus/shared-contracts/remote'

/** Address of the contract summary of a cart as PDF, before any personal data; undefined without a tariff. */
export function summaryHref(cart: Cart): string | undefined {
  const payload = cartPayload(cart)
  return payload && `${host().apiBase}/contract-summary/pdf?${cartQuery(payload)}`
}
