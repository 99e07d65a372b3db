import { formatGermanDate, isoDay, latestDay } from '@nimbus/shared-contracts/dates'
import { afterWithdrawal, isoDayAfter, startsNotBefore, type LandlineResult } from '@nimbus/shared-contracts/order'
import {
  isSeamless,
  lateStartTexts,
  movedStartText,
  plannedLineTexts,
  SOMEBODY_AT_HOME,
  visitText,
  wishedStart,
} from '@nimbus/shared-contracts/wording'
import { finish } from '../../../messages/finish.de'
import { deliverySteps, type NextStep, type OrderOfSteps } from './next-step'

const { landline: text } = finish

/** Days from the order on that the visit of a technician takes at least. */
const APPOINTMENT_DAYS = 10

/** What happens after a landline order: parcel, change of provider, visit, start. */
export function landlineSteps(result: OrderOfSteps): NextStep[] {
  const { landline, withdraw_until } = result
  const change = landline?.provider_change
  const soonest = firstDay(result, landline)
  const wished = landline && wishedStart(landline, withdraw_until)
  return [
    ...deliverySteps(result),
    landline?.appointment
      ? bookedVisit(landline.appointment)
      : {
          id: 'appointment',
          when: wished ? visitUntil(wished.day, landline) : finish.from(formatGermanDate(soonest)),
          title: finish.appointment,
          text: finish.appointmentText,
        },
    ...(change ? [changeStep(change, latestDay(wished?.day ?? '', soonest))] : []),
    {
      id: 'activated',
      when: wished ? (movedStartText(wished) ?? text.wished(formatGermanDate(wished.day))) : startWhen(result, soonest),
      title: finish.activation,
      text: [finish.activationText, ...startTexts(result, landline)].join(' '),
    },
  ]
}

/** When a line starts for which no day was wished: where something known keeps it from starting, not before that is over. */
function startWhen({ landline, ordered_at }: OrderOfSteps, soonest: string): string {
  const first = landline ? startsNotBefore(landline) : ''
  return first > isoDay(ordered_at) ? finish.from(formatGermanDate(latestDay(first, soonest))) : finish.activationDay
}

/** Why it starts then, and what that does to term and payment: it has to wait, or the time to withdraw isn't over by then. */
function startTexts({ withdraw_until, ordered_at }: OrderOfSteps, landline: LandlineResult | undefined): string[] {
  if (!landline) return []
  const { planned_from: from, early_start } = landline
  const waits = !early_start && startsNotBefore(landline) <= withdraw_until
  return [
    ...(from ? plannedLineTexts({ from }) : lateStartTexts({ landline, ordered_at })),
    ...(waits ? [text.startWaits] : []),
  ]
}

/** Somebody comes up to the day that was wished, but not before the line is there and the customer has moved in. */
function visitUntil(day: string, { planned_from = '', move_in_date = '' }: LandlineResult): string {
  const first = latestDay(planned_from, move_in_date)
  const last = formatGermanDate(day)
  if (first === '') return finish.until(last)
  return first < day ? finish.range(formatGermanDate(first), last) : last
}

const bookedVisit = ({ day, from, till }: NonNullable<LandlineResult['appointment']>): NextStep => ({
  id: 'appointment',
  when: visitText({ on: day, from, till }),
  title: finish.appointment,
  text: `${finish.appointmentBooked} ${SOMEBODY_AT_HOME}`,
})

/** The first day that somebody can come: not before the line is there nor, unless asked for, before the time to withdraw is over. */
function firstDay(result: OrderOfSteps, landline: LandlineResult | undefined): string {
  const waits = landline?.early_start === false ? afterWithdrawal(result.withdraw_until) : ''
  return latestDay(
    isoDayAfter(result.ordered_at, APPOINTMENT_DAYS),
    waits,
    landline?.planned_from ?? '',
    landline?.move_in_date ?? '',
  )
}

/** The former contract ends on its day, or soon; the numbers don't come before our service can begin. */
function changeStep(
  { business_case, contract_end_date }: NonNullable<LandlineResult['provider_change']>,
  soonest: string,
): NextStep {
  return {
    id: 'porting',
    when: contract_end_date
      ? finish.from(formatGermanDate(latestDay(contract_end_date, soonest)))
      : text.atEnd(formatGermanDate(soonest)),
    title: text.change,
    text: [
      text.changeText[business_case],
      text.changeDay,
      ...(isSeamless(contract_end_date, soonest, business_case) ? [text.changeGap] : []),
    ].join(' '),
  }
}
