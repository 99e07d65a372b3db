import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { deliveryDays, isoDayAfter, type OrderResult } from '@nimbus/shared-contracts/order'
import { parcelNames, parcelText, type OrderOfFacts } from '@nimbus/shared-contracts/wording'
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

/** An order that was just made, or one that has gone on since. */
export type OrderOfSteps = OrderResult & Pick<OrderOfFacts, 'progress'>

/** The step of an order's parcel; none where nothing is sent. */
export function deliverySteps(order: OrderOfSteps): NextStep[] {
  const facts = { ...order, shipped: order.shipped ?? [] }
  // an order of before has no place
  const parcel = parcelText(facts) ?? parcelNames(facts).join(', ')
  const days = deliveryDays({ ...order, confirmed_at: order.progress?.confirmed_at })
  return parcel === ''
    ? []
    : [
        {
          id: 'dispatched',
          when: days ? finish.range(formatGermanDate(days.from), formatGermanDate(days.till)) : finish.beforeStart,
          title: finish.delivery,
          text: finish.deliveryText(parcel),
        },
      ]
}
