import { formatDay } from '@nimbus/shared-contracts/dates'
import { finish } from '../../../messages/finish.de'
import { landlineSteps } from './landline-steps'
import { mobileSteps } from './mobile-steps'
import { dayAfter, type NextStep, type OrderOfSteps } from './next-step'

/** Days from the order on that its confirmation takes at most. */
const CONFIRMATION_DAYS = 3

/** What happens after the order, in its order and with dates; the acknowledgement is done. */
export function nextSteps(result: OrderOfSteps): NextStep[] {
  const { ordered_at, email } = result
  return [
    {
      id: 'received',
      when: formatDay(ordered_at),
      title: finish.received,
      text: finish.receivedText(email),
      done: true,
    },
    {
      id: 'confirmed',
      when: finish.until(dayAfter(ordered_at, CONFIRMATION_DAYS)),
      title: finish.confirmation,
      text: finish.confirmationText,
    },
    ...(result.mobile ? mobileSteps(result, result.mobile) : landlineSteps(result)),
  ]
}
