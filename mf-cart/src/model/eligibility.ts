import { isLandline, type Cart } from '@nimbus/shared-contracts/cart'

/** The conditions of spec section 5 that are shown as legal copy. */
export type Eligibility = 'young' | 'newBroadband' | 'newCustomer' | 'stream' | 'fibre'

/**
 * Who can have what is in the cart (spec section 5). Streaming is in every TV tariff and in every option with its own
 * notice period.
 * eligibilityOf({tariff: Glasfaser 150}) → ['newBroadband', 'fibre']
 */
export function eligibilityOf({ tariff, options }: Cart): Eligibility[] {
  if (!tariff) return []
  const { offer, technology, tv = 'NONE' } = tariff.properties
  const streams = tv !== 'NONE' || options.some(({ properties }) => properties.notice_months !== undefined)
  const found: (Eligibility | false)[] = [
    (offer === 'YOUNG' || offer === 'REGIO_YOUNG') && 'young',
    isLandline(tariff) ? 'newBroadband' : 'newCustomer',
    streams && 'stream',
    technology === 'FIBRE' && 'fibre',
  ]
  return found.filter((entry) => entry !== false)
}
