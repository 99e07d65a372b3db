import { useEffect, useRef } from 'react'
import type { Area } from '@nimbus/shared-contracts/cart'
import { publish } from '@nimbus/shared-contracts/events'
import type { CartResponse, OrderState } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { SituationStep } from '../features/initiate/ui/situation-step'
import { StepForm } from '../features/step-form/ui/step-form'
import {
  openStep,
  OVERVIEW_STEP,
  SITUATION_STEP,
  stepAfter,
  stepBefore,
  stepsOf,
  type Step,
} from '../features/steps/model/steps'
import { stepHref, StepNavigation } from '../features/steps/ui/step-navigation'
import { ecommerceData } from '../features/tracking/model/ecommerce-data'
import { de } from '../messages/de'
import { AlreadyOrdered, isOrdered } from './already-ordered'
import { bringOrder } from './bring-order'
import { useHeadingFocus } from '../ui/use-heading-focus'
import styles from './checkout-page.module.css'
import { loseOrder } from './lose-order'
import { prefillOf } from './prefill'
import { ResumeLink } from './resume-link'
import { useOrderProgress, type OrderProgress } from './use-order-progress'

/** The order form, one step at a time; the step stands in the address. */
function CheckoutPage({ query }: PageComponentProps<null>) {
  const progress = useOrderProgress()
  const { restored, steps, done, cart, order } = progress
  const wanted = query.step
  const step = restored ? openStep(steps, wanted, progress) : steps[0]
  useDocumentTitle(restored && cart.tariff && step.id !== OVERVIEW_STEP ? step.label : de.checkout.title)

  useEffect(() => {
    if (!restored || !cart.tariff) return
    const shown = step.id === SITUATION_STEP ? undefined : step.id
    if (step.id === OVERVIEW_STEP || (wanted !== undefined && wanted !== shown)) {
      host().navigate(stepHref(step.id), { replace: true, ifStaying: true })
    }
  }, [restored, cart.tariff, step.id, wanted])

  if (restored && !cart.tariff && isOrdered(order)) return <Ordered order={order} />
  return (
    <div className="order">
      <StepNavigation steps={steps} current={step.id} done={restored ? done : []} />
      <div className="order__g">
        <div>
          <StepHeading step={step} area={progress.area} moving={restored} />
          {restored && cart.tariff ? <CurrentStep step={step} progress={progress} /> : <Waiting />}
          {restored && cart.tariff && <ResumeLink />}
        </div>
        <WidgetSlot widget="mf-cart/summary" props={{ order: true }} fallback={<Skeleton height="26rem" />} />
      </div>
    </div>
  )
}

/** Each step has its own title, so that tabs, history and screen readers tell them apart. */
function useDocumentTitle(title: string): void {
  useEffect(() => publish('page:meta', { title }), [title])
}

/** The server's HTML knows no order; without JavaScript it stays that way. */
const Waiting = () => (
  <>
    <noscript>
      <p>{de.noScript}</p>
    </noscript>
    <Skeleton height="32rem" />
  </>
)

const Ordered = ({ order }: { order: OrderState }) => (
  <div className="order">
    <div className={styles.alone}>
      <AlreadyOrdered order={order} />
    </div>
  </div>
)

function StepHeading({ step, area, moving }: { step: Step; area: Area; moving: boolean }) {
  const heading = useHeadingFocus(moving ? step.id : undefined)
  return (
    <div className={styles.heading}>
      <h1 tabIndex={-1} ref={heading}>
        {step.heading}
      </h1>
      <p className="muted">{step.id === SITUATION_STEP ? de.situation[area].lead : de.allRequired}</p>
    </div>
  )
}

function CurrentStep({ step, progress }: { step: Step; progress: OrderProgress }) {
  const { area, steps, form, situation, order, orderPath, isCurrent } = progress
  const next = stepAfter(steps, step.id)
  const before = stepBefore(steps, step.id)
  const isShown = useIsShown(step.id)
  // an answer that comes late must not move somebody who has gone elsewhere meanwhile
  const go = (id: string): void => {
    if (isShown()) host().navigate(stepHref(id))
  }
  const back = (
    <LinkButton variant="secondary" href={before ? stepHref(before.id) : routes.cart()}>
      {de.back}
    </LinkButton>
  )
  if (!step.scope || !orderPath) {
    return (
      <SituationStep
        area={area}
        chosen={situation}
        isCurrent={isCurrent}
        isShown={isShown}
        nextLabel={next.label}
        back={back}
        onStarted={(response) => {
          announceStart(response)
          go(stepAfter(stepsOf(area, response.scopes), SITUATION_STEP).id)
        }}
        onContinue={() => go(next.id)}
      />
    )
  }
  return (
    <StepForm
      key={step.scope}
      orderPath={orderPath}
      scope={step.scope}
      nextLabel={next.label}
      back={back}
      prefill={prefillOf(form)}
      onSaved={() => go(next.id)}
      onSentBefore={(orderId) => {
        if (order.response) void bringOrder(order.response, orderId)
      }}
      onLost={() => loseOrder()}
    />
  )
}

/** Whether the step that rendered is still on screen. */
function useIsShown(step: string): () => boolean {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = step
    return () => {
      shown.current = undefined
    }
  }, [step])
  return () => shown.current === step
}

function announceStart(response: CartResponse): void {
  const { temp_order_id } = response
  publish('track', {
    event: 'begin_checkout',
    data: ecommerceData(response, { trackingId: host().trackingId(), cart_id: temp_order_id }),
  })
}

export const checkoutPage = definePage<null>({
  page: {
    id: 'checkout',
    path: '/checkout',
    layout: 'order',
    title: de.checkout.title,
    guard: 'checkout-client',
    noindex: true,
  },
  load: async () => ({ payload: null }),
  head: () => ({ title: de.checkout.title, description: de.checkout.description, noindex: true }),
  Component: CheckoutPage,
})
