import { isLandline, type Cart } from '@nimbus/shared-contracts/cart'
import { hasStreaming, isYoung, needsFibreConnection } from '@nimbus/shared-contracts/catalogue'

/** The conditions of spec section 5 that are shown as legal copy. */
export type Eligibility = 'young' | 'newBroadband' | 'newCustomer' | 'stream' | 'fibre'

/**
 * Who can have what is in the cart (spec section 5). Streaming is in every TV tariff and in the streaming packages.
 * eligibilityOf({tariff: Glasfaser 150}) → ['newBroadband', 'fibre']
 */
export function eligibilityOf({ tariff, options }: Cart): Eligibility[] {
  if (!tariff) return []
  const found: (Eligibility | false)[] = [
    isYoung(tariff) && 'young',
    isLandline(tariff) ? 'newBroadband' : 'newCustomer',
    hasStreaming(tariff, options) && 'stream',
    needsFibreConnection(tariff) && 'fibre',
  ]
  return found.filter((entry) => entry !== false)
}
