import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { afterWithdrawal, isoDayAfter, type MobileResult } from '@nimbus/shared-contracts/order'
import { hasEnded, isSeamless } from '@nimbus/shared-contracts/wording'
import { finish } from '../../../messages/finish.de'
import { deliverySteps, type NextStep, type OrderOfSteps } from './next-step'

const { mobile: text, from } = finish

/** Days that it takes to take a number out of a running contract (FIELD-13). */
const PORTING_DAYS = 8

/** What happens after a mobile order: identity, parcel, start, and the number that comes over. */
export function mobileSteps(result: OrderOfSteps, mobile: MobileResult): NextStep[] {
  const { prepaid, porting } = mobile
  return [
    ...(prepaid
      ? [{ id: 'identified' as const, when: text.identityWhen, title: text.identity, text: text.identityText }]
      : []),
    ...deliverySteps(result),
    start(result, mobile),
    ...(porting ? [portingStep(result, mobile, porting)] : []),
  ]
}

function start(result: OrderOfSteps, { early_start, sim_type, phone_number }: MobileResult): NextStep {
  const number = phone_number === undefined ? [] : [text.number(phone_number)]
  return {
    id: 'activated',
    when: early_start ? text.startEarly[sim_type] : from(formatGermanDate(afterWithdrawal(result.withdraw_until))),
    title: text.start[sim_type],
    text: [...number, text.startText[sim_type], ...(early_start ? [] : [text.startWaits])].join(' '),
  }
}

/** The number comes at the end of its contract, but not before the service begins. */
function portingStep(
  result: OrderOfSteps,
  { early_start }: MobileResult,
  { when, on }: NonNullable<MobileResult['porting']>,
): NextStep {
  const porting = { id: 'porting', title: text.porting } as const
  if (when === 'LATER') return { ...porting, when: text.portingLater, text: text.portingLaterText }
  const soonest = early_start ? isoDayAfter(result.ordered_at, PORTING_DAYS) : afterWithdrawal(result.withdraw_until)
  if (on === undefined || hasEnded(on, result)) {
    const says = [
      text.portingDay,
      ...(isSeamless(on, soonest) ? [text.portingGap] : []),
      ...(on === undefined ? [text.portingRunsOn] : []),
    ]
    return { ...porting, when: from(formatGermanDate(soonest)), text: says.join(' ') }
  }
  const end = formatGermanDate(on)
  const isWithService = !early_start && on <= soonest
  return {
    ...porting,
    when: from(formatGermanDate(on > soonest ? on : soonest)),
    text: isWithService ? text.portingWithService(end) : text.portingAtEnd(end),
  }
}
