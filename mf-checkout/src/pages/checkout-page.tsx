import { useEffect, useRef } from 'react'
import type { Area } from '@nimbus/shared-contracts/cart'
import { publish } from '@nimbus/shared-contracts/events'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { AlreadyOrdered, isOrdered } from '../features/finish/ui/already-ordered'
import { StepForm } from '../features/step-form/ui/step-form'
import { SituationStep } from '../features/steps/ui/situation-step'
import { StepNavigation } from '../features/steps/ui/step-navigation'
import { de } from '../messages/de'
import { dispatch } from '../order/dispatch'
import { prefillOf } from '../order/kept-answers'
import { openStep, OVERVIEW_STEP, SITUATION_STEP, stepAfter, stepBefore, stepHref, type Step } from '../order/steps'
import { useOrderProgress, type ShownProgress } from '../order/use-order-progress'
import { useHeadingFocus } from '../ui/use-heading-focus'
import styles from './checkout-page.module.css'

/** The order form, one step at a time; the step stands in the address. */
function CheckoutPage({ path, query }: PageComponentProps<null>) {
  const progress = useOrderProgress()
  const { restored, steps, done, cart, order } = progress
  const wanted = query.step
  const step = restored ? openStep(steps, wanted, progress) : steps[0]
  // an answer that comes late must not move somebody who has gone elsewhere meanwhile; one that empties the cart takes the
  // step off the page, and leads on
  const isShown = useIsShown(step.id)
  useDocumentTitle(path, restored && cart.tariff && step.id !== OVERVIEW_STEP ? step.label : de.checkout.title)

  useEffect(() => {
    if (!restored || !cart.tariff) return
    const shown = step.id === SITUATION_STEP ? undefined : step.id
    if (step.id === OVERVIEW_STEP || (wanted !== undefined && wanted !== shown)) {
      host().navigate(stepHref(step.id), { replace: true, ifStaying: true })
    }
  }, [restored, cart.tariff, step.id, wanted])

  if (restored && !cart.tariff && isOrdered(order)) {
    return (
      <div className="order">
        <div className={styles.alone}>
          <AlreadyOrdered order={order} />
        </div>
      </div>
    )
  }
  return (
    <div className="order">
      <StepNavigation steps={steps} current={step.id} done={restored ? done : []} />
      <div className="order__g">
        <div>
          <StepHeading step={step} area={progress.area} moving={restored} />
          {restored && cart.tariff ? <CurrentStep step={step} progress={progress} isShown={isShown} /> : <Waiting />}
          {restored && cart.tariff && (
            <p className={styles.later}>
              <a className="link" href={routes.resume()}>
                {de.resumeLater}
              </a>
            </p>
          )}
        </div>
        <WidgetSlot widget="mf-cart/summary" props={{ order: true }} fallback={<Skeleton height="26rem" />} />
      </div>
    </div>
  )
}

/** Each step has its own title, so that tabs, history and screen readers tell them apart. */
function useDocumentTitle(path: string, title: string): void {
  useEffect(() => publish('page:meta', { path, title }), [path, title])
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

interface CurrentStepProps {
  step: Step
  progress: ShownProgress
  isShown: () => boolean
}

function CurrentStep({ step, progress, isShown }: CurrentStepProps) {
  const { area, steps, form, situation, orderPath } = progress
  const { scope } = step
  const nextLabel = stepAfter(steps, step.id).label
  const before = stepBefore(steps, step.id)
  const back = (
    <LinkButton variant="secondary" href={before ? stepHref(before.id) : routes.cart()}>
      {de.back}
    </LinkButton>
  )
  if (!scope || !orderPath) {
    return <SituationStep area={area} chosen={situation} isShown={isShown} nextLabel={nextLabel} back={back} />
  }
  return (
    <StepForm
      key={scope}
      orderPath={orderPath}
      scope={scope}
      nextLabel={nextLabel}
      back={back}
      prefill={prefillOf(form)}
      onSaved={() => void dispatch({ type: 'step-saved', scope }, { isShown })}
      onSentBefore={(orderId) => void dispatch({ type: 'recover', orderId })}
      onLost={() => void dispatch({ type: 'lose', message: de.orderLost })}
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
