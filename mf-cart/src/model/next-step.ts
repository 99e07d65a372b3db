import { missingOf, type Missing } from './missing'
import { isAvailable, isAvailabilityValid, type CheckData } from '@nimbus/shared-contracts/availability'
import { tariffOrderId, type Cart } from '@nimbus/shared-contracts/cart'

/**
 * What stands between the cart and the order: nothing (`checkout`), no tariff, a mobile tariff without its device, a device
 * that isn't sold with the tariff, an address that was not checked or whose result has expired, or a tariff that the
 * address can't have.
 */
export type NextStep = 'checkout' | 'noTariff' | 'noDevice' | 'noBundle' | 'unchecked' | 'unavailable'

const STEP = { tariff: 'noTariff', device: 'noDevice', bundle: 'noBundle' } as const satisfies Record<Missing, NextStep>

/** Decides the next step. A landline order needs an availability that holds at `now` (ORDER-4). */
export function nextStep(cart: Cart, checkData: CheckData | null, now: Date): NextStep {
  const { tariff } = cart
  const missing = missingOf(cart)
  if (missing) return STEP[missing]
  if (tariff?.kind !== 'landline') return 'checkout'
  if (!checkData || !isAvailabilityValid(checkData, now)) return 'unchecked'
  return isAvailable(checkData, tariffOrderId(tariff)) ? 'checkout' : 'unavailable'
}
