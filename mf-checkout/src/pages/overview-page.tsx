import { useEffect, useState } from 'react'
import type { Area } from '@nimbus/shared-contracts/cart'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { definePage } from '@nimbus/shared-ui/remote'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { AlreadyOrdered, isOrdered } from '../features/finish/ui/already-ordered'
import { Overview } from '../features/overview/ui/overview'
import type { ReviewStep } from '../features/overview/ui/review'
import { loadFormSchema } from '../features/step-form/api/form-schema'
import { StepNavigation } from '../features/steps/ui/step-navigation'
import { de } from '../messages/de'
import { overview } from '../messages/overview.de'
import type { Situation } from '../order/situation'
import { openStep, OVERVIEW_STEP, SITUATION_STEP, stepHref, type Steps } from '../order/steps'
import { useOrderProgress } from '../order/use-order-progress'
import styles from './overview-page.module.css'

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
        {shown && !tooEarly && <OpenOrder shown={shown} onOrdered={() => setSent(shown)} />}
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

function OpenOrder({ shown, onOrdered }: { shown: Shown; onOrdered: () => void }) {
  const { orderPath, response } = shown
  return (
    <Overview
      orderPath={orderPath}
      response={response}
      loadSchema={(scope, signal) => loadFormSchema(host().api, orderPath, scope, signal)}
      situation={situationStep(shown)}
      onOrdered={onOrdered}
    />
  )
}

export const overviewPage = definePage<null>({
  page: {
    id: 'overview',
    path: '/checkout/overview',
    layout: 'order',
    title: overview.title,
    guard: 'overview-client',
    noindex: true,
  },
  load: async () => ({ payload: null }),
  head: () => ({ title: overview.title, description: overview.description, noindex: true }),
  Component: OverviewPage,
})
