import { formatDay } from '@nimbus/shared-contracts/dates'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'
import { mobileSteps } from './mobile-steps'
import { dayAfter, DELIVERY_DAYS, type NextStep } from './next-step'

const { finish } = de

/** Days from the order on that our process takes at most or at least. */
const CONFIRMATION_DAYS = 3
const APPOINTMENT_DAYS = 10

/** What happens after the order, in its order and with dates; the acknowledgement is done. */
export function nextSteps(result: OrderResult): NextStep[] {
  const { ordered_at, email } = result
  return [
    { when: formatDay(ordered_at), title: finish.received, text: finish.receivedText(email), done: true },
    {
      when: finish.until(dayAfter(ordered_at, CONFIRMATION_DAYS)),
      title: finish.confirmation,
      text: finish.confirmationText,
    },
    ...(result.mobile ? mobileSteps(result, result.mobile) : landlineSteps(result)),
  ]
}

/** False while the customer has something to do: prove who it is (prepaid), or have the old number released. */
export const isAllDone = ({ mobile }: OrderResult): boolean => !mobile?.prepaid && mobile?.porting?.when !== 'LATER'

function landlineSteps({ ordered_at, shipped = [] }: OrderResult): NextStep[] {
  const day = (days: number): string => dayAfter(ordered_at, days)
  const [first, last] = DELIVERY_DAYS
  const delivery = {
    when: finish.range(day(first), day(last)),
    title: finish.delivery,
    text: finish.deliveryText(shipped),
  }
  return [
    ...(shipped.length > 0 ? [delivery] : []),
    { when: finish.from(day(APPOINTMENT_DAYS)), title: finish.appointment, text: finish.appointmentText },
    { when: finish.activationDay, title: finish.activation, text: finish.activationText },
  ]
}
