import { formatDay } from '@nimbus/shared-contracts/dates'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'

/** One entry of "So geht es weiter". */
export interface NextStep {
  when: string
  title: string
  text: string
  done?: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from the order on that our process takes at most or at least. */
const CONFIRMATION_DAYS = 3
const DELIVERY_DAYS = [4, 6] as const
const APPOINTMENT_DAYS = 10

/** The German day some days after an instant. dayAfter('2026-11-27T12:00:00Z', 3) → '30.11.2026' */
export const dayAfter = (instant: string, days: number): string =>
  formatDay(new Date(Date.parse(instant) + days * DAY_MS).toISOString())

/** What happens after the order, in its order and with dates; the acknowledgement is done. Only devices are delivered. */
export function nextSteps({ ordered_at, email, shipped = [] }: OrderResult): NextStep[] {
  const { finish } = de
  const day = (days: number): string => dayAfter(ordered_at, days)
  const [first, last] = DELIVERY_DAYS
  const delivery = {
    when: finish.range(day(first), day(last)),
    title: finish.delivery,
    text: finish.deliveryText(shipped),
  }
  return [
    { when: formatDay(ordered_at), title: finish.received, text: finish.receivedText(email), done: true },
    { when: finish.until(day(CONFIRMATION_DAYS)), title: finish.confirmation, text: finish.confirmationText },
    ...(shipped.length > 0 ? [delivery] : []),
    { when: finish.from(day(APPOINTMENT_DAYS)), title: finish.appointment, text: finish.appointmentText },
    { when: finish.activationDay, title: finish.activation, text: finish.activationText },
  ]
}
