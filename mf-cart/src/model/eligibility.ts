import { isLandline, type Cart } from '@nimbus/shared-contracts/cart'

/** The conditions of spec section 5 that are shown as legal copy. */
export type Eligibility = 'young' | 'newBroadband' | 'newCustomer' | 'stream' | 'fibre'

/** The catalogue's group of streaming packages. */
const STREAMING_GROUP = 'streaming-video'

/**
 * Who can have what is in the cart (spec section 5). Streaming is in every TV tariff and in the streaming packages.
 * eligibilityOf({tariff: Glasfaser 150}) → ['newBroadband', 'fibre']
 */
export function eligibilityOf({ tariff, options }: Cart): Eligibility[] {
  if (!tariff) return []
  const { offer, technology, tv = 'NONE' } = tariff.properties
  const streams = tv !== 'NONE' || options.some(({ grouping_id }) => grouping_id === STREAMING_GROUP)
  const found: (Eligibility | false)[] = [
    (offer === 'YOUNG' || offer === 'REGIO_YOUNG') && 'young',
    isLandline(tariff) ? 'newBroadband' : 'newCustomer',
    streams && 'stream',
    technology === 'FIBRE' && 'fibre',
  ]
  return found.filter((entry) => entry !== false)
}
