import { formatGermanDate, isoDay } from '@nimbus/shared-contracts/dates'
import { isoDayAfter, type MobileResult, type OrderResult } from '@nimbus/shared-contracts/order'
import { finish } from '../../../messages/finish.de'
import { afterWithdrawal, deliveryWhen, type NextStep } from './next-step'

const { mobile: text, from } = finish

type DeliveryMethod = NonNullable<MobileResult['delivery_method']>

/** Days that it takes to take a number out of a running contract (FIELD-13). */
const PORTING_DAYS = 8

/** What happens after a mobile order: identity, parcel, start, and the number that comes over. */
export function mobileSteps(result: OrderResult, mobile: MobileResult): NextStep[] {
  const { prepaid, delivery_method, porting } = mobile
  return [
    ...(prepaid
      ? [{ id: 'identified' as const, when: text.identityWhen, title: text.identity, text: text.identityText }]
      : []),
    ...(delivery_method ? [delivery(result, mobile, delivery_method)] : []),
    start(result, mobile),
    ...(porting ? [portingStep(result, mobile, porting)] : []),
  ]
}

function delivery(result: OrderResult, { sim_type }: MobileResult, method: DeliveryMethod): NextStep {
  const names = [...(result.shipped ?? []), ...(sim_type === 'SIM' ? [text.simCard] : [])]
  return {
    id: 'dispatched',
    when: deliveryWhen(result),
    title: finish.delivery,
    text: text.deliveryText(text.places[method], names),
  }
}

function start(result: OrderResult, { early_start, sim_type, phone_number }: MobileResult): NextStep {
  const number = phone_number === undefined ? [] : [text.number(phone_number)]
  return {
    id: 'activated',
    when: early_start ? text.startEarly : from(formatGermanDate(afterWithdrawal(result))),
    title: text.start[sim_type],
    text: [...number, text.startText[sim_type], ...(early_start ? [] : [text.startWaits])].join(' '),
  }
}

/** The number comes at the end of its contract, but not before the service begins. */
function portingStep(
  result: OrderResult,
  { early_start }: MobileResult,
  { when, on }: NonNullable<MobileResult['porting']>,
): NextStep {
  const porting = { id: 'porting', title: text.porting } as const
  if (when === 'LATER') return { ...porting, when: text.portingLater, text: text.portingLaterText }
  const soonest = early_start ? isoDayAfter(result.ordered_at, PORTING_DAYS) : afterWithdrawal(result)
  // an end that is over delays nothing
  if (on === undefined || on <= isoDay(result.ordered_at)) {
    return { ...porting, when: from(formatGermanDate(soonest)), text: text.portingSoon }
  }
  const end = formatGermanDate(on)
  const isWithService = !early_start && on <= soonest
  return {
    ...porting,
    when: from(formatGermanDate(on > soonest ? on : soonest)),
    text: isWithService ? text.portingWithService(end) : text.portingAtEnd(end),
  }
}
