import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { deliveryDays, isoDayAfter, type OrderResult } from '@nimbus/shared-contracts/order'
import { finish } from '../../../messages/finish.de'

type StepId = 'received' | 'confirmed' | 'identified' | 'porting' | 'dispatched' | 'appointment' | 'activated'

/** One entry of "So geht es weiter". */
export interface NextStep {
  id: StepId
  when: string
  title: string
  text: string
  done?: boolean
}

/** The German day some days after an instant. dayAfter('2026-11-27T12:00:00Z', 3) → '30.11.2026' */
export const dayAfter = (instant: string, days: number): string => formatGermanDate(isoDayAfter(instant, days))

/** The first day of a service that waits for the end of the time to withdraw, '2026-12-12'. */
export const afterWithdrawal = ({ withdraw_until }: Pick<OrderResult, 'withdraw_until'>): string =>
  isoDayAfter(`${withdraw_until}T12:00:00Z`, 1)

/** When an order's parcel is likely to come: '01.12.2026 bis 03.12.2026' */
export function deliveryWhen(result: OrderResult): string {
  const days = deliveryDays(result)
  return days ? finish.range(formatGermanDate(days.from), formatGermanDate(days.till)) : finish.beforeStart
}
