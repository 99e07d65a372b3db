import { formatGermanDate } from '@nimbus/shared-contracts/forms/rules'
import type { MobileResult, OrderResult } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'
import { dayAfter, DELIVERY_DAYS, type NextStep } from './next-step'

const { mobile: text, from, range } = de.finish

/** Days that it takes to take a number out of a running contract (conventions 2.6). */
const PORTING_DAYS = 8

/** What happens after a mobile order: identity, parcel, start, and the number that comes over. */
export function mobileSteps(result: OrderResult, mobile: MobileResult): NextStep[] {
  const { prepaid, delivery_method, porting } = mobile
  return [
    ...(prepaid ? [{ when: text.identityWhen, title: text.identity, text: text.identityText }] : []),
    ...(delivery_method ? [delivery(result, mobile, delivery_method)] : []),
    start(result, mobile),
    ...(porting ? [portingStep(result, mobile, porting)] : []),
  ]
}

function delivery(
  { ordered_at, shipped = [] }: OrderResult,
  { device_delivery, sim_type }: MobileResult,
  method: NonNullable<MobileResult['delivery_method']>,
): NextStep {
  const [first, last] = DELIVERY_DAYS
  const when = device_delivery
    ? range(formatGermanDate(device_delivery.from), formatGermanDate(device_delivery.till))
    : range(dayAfter(ordered_at, first), dayAfter(ordered_at, last))
  const names = [...shipped, ...(sim_type === 'SIM' ? [text.simCard] : [])]
  return { when, title: de.finish.delivery, text: text.deliveryText(text.places[method], names) }
}

/** The first day of a service that waits for the end of the time to withdraw. */
const afterWithdrawal = ({ withdraw_until }: OrderResult): string => dayAfter(`${withdraw_until}T12:00:00Z`, 1)

function start(result: OrderResult, { early_start, sim_type }: MobileResult): NextStep {
  return {
    when: early_start ? text.startEarly : from(afterWithdrawal(result)),
    title: text.start[sim_type],
    text: `${text.startText[sim_type]}${early_start ? '' : ` ${text.startWaits}`}`,
  }
}

function portingStep(
  result: OrderResult,
  { early_start }: MobileResult,
  { when, on }: NonNullable<MobileResult['porting']>,
): NextStep {
  const title = text.porting
  if (when === 'LATER') return { when: text.portingLater, title, text: text.portingLaterText }
  // an end that is over delays nothing
  if (on !== undefined && on > result.ordered_at.slice(0, 10)) {
    return { when: from(formatGermanDate(on)), title, text: text.portingAtEnd(formatGermanDate(on)) }
  }
  const soonest = early_start ? dayAfter(result.ordered_at, PORTING_DAYS) : afterWithdrawal(result)
  return { when: from(soonest), title, text: text.portingSoon }
}
