import { formatAddress, plannedLineOf, type CheckData } from '@nimbus/shared-contracts/availability'
import { landlineResultSchema, type LandlineResult } from '@nimbus/shared-contracts/order'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import * as v from 'valibot'
import { APPOINTMENT } from '../../forms/fields/appointment'
import { visitOf } from '../../forms/fields/slots'
import type { PricedCart } from '../cart/sums'
import { answerOf, isChecked, type SavedScopes } from '../drafts/drafts'

/** What a landline order's confirmation has to know of its line, of the checked address and of the saved steps. */
export function landlineResult(cart: PricedCart, checkData: CheckData | null, saved: SavedScopes): LandlineResult {
  const start_date = answerOf(saved, 'CONNECTION', 'connection.start_date')
  const move_in_date = answerOf(saved, 'CONNECTION', 'connection.move_in_date')
  const planned_from = plannedLineOf(cart.tariff, checkData)?.from
  const change = changeOf(saved)
  const appointment = visitOf(answerOf(saved, 'CONNECTION', APPOINTMENT) ?? '')
  const isShipped = checkData !== null && shippedNames(cart).length > 0
  return v.parse(landlineResultSchema, {
    early_start: isChecked(saved, 'CONSENTS', 'consents.early_start'),
    ...(start_date !== undefined && { start_date }),
    ...(move_in_date !== undefined && { move_in_date }),
    ...(appointment && { appointment }),
    ...(planned_from !== undefined && { planned_from }),
    ...(isShipped && { delivery_to: `an ${formatAddress(checkData.availability.address)}` }),
    ...(change && { provider_change: change }),
  })
}

function changeOf(saved: SavedScopes): Record<string, string> | undefined {
  const business_case = answerOf(saved, 'PROVIDER_CHANGE', 'provider_change.business_case')
  const contract_end_date = answerOf(saved, 'PROVIDER_CHANGE', 'provider_change.contract_end_date')
  return business_case === undefined
    ? undefined
    : { business_case, ...(contract_end_date !== undefined && { contract_end_date }) }
}
