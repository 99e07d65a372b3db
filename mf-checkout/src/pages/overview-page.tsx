import { useEffect, useState } from 'react'
import type { Area } from '@nimbus/shared-contracts/cart'
import { endOrder, orderStore, type CartResponse, type Scope } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import type { Situation } from '../features/initiate/model/situation'
import { Overview } from '../features/overview/ui/overview'
import type { ReviewStep } from '../features/overview/ui/review'
import { loadFormSchema } from '../features/step-form/api/form-schema'
import { openStep, OVERVIEW_STEP, SITUATION_STEP, stepIdOf, type Steps } from '../features/steps/model/steps'
import { stepHref, StepNavigation } from '../features/steps/ui/step-navigation'
import { de } from '../messages/de'
import { AlreadyOrdered, isOrdered } from './already-ordered'
import { finishOrder } from './finish-order'
import { keepPrices } from './keep-prices'
import { loseOrder } from './lose-order'
import styles from './overview-page.module.css'
import { useOrderProgress } from './use-order-progress'

/** What is ordered; kept apart from the stores once the order is sent, since they are cleared before the page changes. */
interface Shown {
  orderPath: string
  response: CartResponse
  steps: Steps
  done: readonly string[]
  area: Area
  situation: Situation | null
}

/** Everything for reading, the contract summary and the order button. */
function OverviewPage() {
  const progress = useOrderProgress()
  const { restored, cart, order, orderPath, steps, done, area, situation } = progress
  const current =
    orderPath && order.response ? { orderPath, response: order.response, steps, done, area, situation } : undefined
  const [sent, setSent] = useSentOrder()
  const shown = sent ?? (restored ? current : undefined)
  const open = openStep(steps, OVERVIEW_STEP, progress).id
  const tooEarly = restored && !sent && cart.tariff !== null && open !== OVERVIEW_STEP

  useEffect(() => {
    if (tooEarly) host().navigate(stepHref(open), { replace: true, ifStaying: true })
  }, [tooEarly, open])

  const ordered = restored && !shown && !cart.tariff && isOrdered(order)
  return (
    <>
      <div className="order">
        <StepNavigation steps={shown?.steps ?? steps} current={OVERVIEW_STEP} done={shown?.done ?? []} />
      </div>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{de.overview.heading}</h1>
        {ordered && <AlreadyOrdered order={order} />}
        {shown && !tooEarly && <OpenOrder shown={shown} onSent={() => setSent(shown)} />}
        {!ordered && !(shown && !tooEarly) && (
          <>
            <noscript>
              <p>{de.noScript}</p>
            </noscript>
            <Skeleton height="60rem" />
          </>
        )}
      </div>
    </>
  )
}

/** The order while it is on its way to the confirmation; a page that comes back from the history has none (STO-27). */
function useSentOrder() {
  const [sent, setSent] = useState<Shown>()
  useEffect(() => {
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) setSent(undefined)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return [sent, setSent] as const
}

/** The answer that decided which forms there are. */
function situationStep({ area, situation }: Shown): ReviewStep | undefined {
  if (!situation) return undefined
  const { label, question } = de.situation[area]
  const row = { id: SITUATION_STEP, label: question, text: de.situation.options[situation].label }
  return { label, href: stepHref(SITUATION_STEP), rows: [row] }
}

function OpenOrder({ shown, onSent }: { shown: Shown; onSent: () => void }) {
  const { orderPath, response } = shown
  return (
    <Overview
      orderPath={orderPath}
      response={response}
      loadSchema={(scope: Scope, signal) => loadFormSchema(host().api, orderPath, scope, signal)}
      editHref={(scope) => stepHref(stepIdOf(scope))}
      situation={situationStep(shown)}
      formHref={routes.checkout()}
      onSubmitted={(result) => {
        // another tab may have ended the order meanwhile: the overview is gone then, and doesn't come back
        if (orderStore.get().temp_order_id === response.temp_order_id) onSent()
        finishOrder(result, response)
      }}
      onSentBefore={(orderId) => endOrder({ sent_elsewhere: orderId })}
      onPriceChanged={keepPrices}
      onLost={loseOrder}
    />
  )
}

export const overviewPage = definePage<null>({
  page: {
    id: 'overview',
    path: '/checkout/overview',
    layout: 'order',
    title: de.overview.title,
    guard: 'overview-client',
    noindex: true,
  },
  load: async () => ({ payload: null }),
  head: () => ({ title: de.overview.title, description: de.overview.description, noindex: true }),
  Component: OverviewPage,
})
