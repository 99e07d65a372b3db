import { termDays } from '@nimbus/shared-contracts/offer'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { Confirmation, calendarHref, nextSteps, OrderProgress } from '../../../mf-checkout/src/testing/public'
import { mobileResult, type RecordedEvent, type SavedScopes, statusOf } from '../../../shop-api/src/testing/public'
import { lastWithdrawal, plusDays } from './calendar'
import { lineOf } from './line-of'
import type { Shopped } from './shopped'

const DAY_MS = 86_400_000

/** Days after the order on which the contract was concluded, and on which the service worked. */
export const CONFIRMED_AFTER = 3
export const WORKS_AFTER = 40

const scope = (values: Record<string, unknown>) => ({ values }) as unknown as ReturnType<SavedScopes['get']>

/** What was answered in the steps of the order, beside the person. */
const SAVED = new Map([['SIM_DELIVERY', scope({ delivery: { sim_type: 'ESIM' } })]]) as SavedScopes

/** What an order knows of itself once it is made. */
function resultOf(shopped: Shopped): OrderResult {
  const { catalogue, tariff, response, known, instant } = shopped
  const { day } = known
  const { cart } = response
  return {
    order_id: 'NB-2026-7K3M9Q',
    ordered_at: instant,
    withdraw_until: lastWithdrawal(day),
    ...termDays(day, tariff.properties.contract_term),
    email: 'eva@beispiel.de',
    name: 'Eva Muster',
    shipped: shippedNames(cart),
    agreed: { cart, sums: response.sums },
    ...(tariff.kind === 'landline' ? { landline: lineOf(shopped) } : { mobile: mobileResult(cart, SAVED, catalogue) }),
    documents: [],
  }
}

/** The page that follows the order button. */
export const confirmationPage = (shopped: Shopped) => <Confirmation result={resultOf(shopped)} />

const eventAt = (instant: string, days: number, event: { kind: 'confirmed' | 'activated' }): RecordedEvent => ({
  ...event,
  at: new Date(Date.parse(instant) + days * DAY_MS),
})

const EVENTS = [
  { kind: 'confirmed', after: CONFIRMED_AFTER },
  { kind: 'activated', after: WORKS_AFTER },
] as const

/** The status page, so many days after the order. */
export function statusPage(shopped: Shopped, days: number) {
  const { instant, response } = shopped
  const order = { order_id: 'NB-2026-7K3M9Q', ordered_at: new Date(instant), cart: response, result: resultOf(shopped) }
  const events = EVENTS.filter(({ after }) => after <= days).map(({ kind, after }) => eventAt(instant, after, { kind }))
  const status = statusOf(order, events, { today: plusDays(shopped.known.day, days) })
  return (
    <OrderProgress
      loaded={status}
      code=""
      promised={nextSteps(status)}
      calendar={calendarHref(status)}
      heading={null}
    />
  )
}

/** The day on which the service works. */
export const worksOn = (day: string): string => plusDays(day, WORKS_AFTER)
