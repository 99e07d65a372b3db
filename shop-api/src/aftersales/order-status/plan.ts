import type { Milestone } from '@nimbus/shared-contracts/order-status'
import type { OrderResult } from '@nimbus/shared-contracts/order'

/** What has to be known of an order to say what will happen to it. */
export interface PlannedOrder {
  result: Pick<OrderResult, 'mobile' | 'landline'>
  /** Names of what comes by parcel. */
  shipped: readonly string[]
}

/**
 * What a customer can watch, in the order in which it is expected. A mobile service starts before its number comes, a
 * landline starts with it. Access data are sent for a line and for an eSIM; a card needs none. A SIM card comes by parcel too; a prepaid one waits for the proof of identity (TKG § 172).
 */
export function milestonesOf({ result: { mobile, landline }, shipped }: PlannedOrder): Milestone[] {
  const porting: Milestone[] =
    mobile?.porting || landline?.provider_change ? ['porting-requested', 'porting-answered'] : []
  const parcel: Milestone[] = shipped.length > 0 || mobile?.delivery_method ? ['dispatched'] : []
  if (!mobile) return ['received', 'confirmed', ...porting, ...parcel, 'access', 'appointment', 'activated']
  return [
    'received',
    'confirmed',
    ...(mobile.prepaid ? (['identified'] as const) : []),
    ...parcel,
    ...(mobile.sim_type === 'ESIM' ? (['access'] as const) : []),
    'activated',
    ...porting,
  ]
}
