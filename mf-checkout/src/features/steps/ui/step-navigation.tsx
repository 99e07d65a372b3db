import { routes } from '@nimbus/shared-contracts/routes'
import { Stepper } from '@nimbus/shared-ui/stepper'
import { OVERVIEW_STEP, SITUATION_STEP, type Steps } from '../model/steps'

/** stepHref('payment') → '/checkout?step=payment' */
export function stepHref(id: string): string {
  if (id === OVERVIEW_STEP) return routes.overview()
  return id === SITUATION_STEP ? routes.checkout() : routes.checkout({ step: id })
}

/** The order's steps; those that are done lead back. */
export function StepNavigation({ steps, current, done }: { steps: Steps; current: string; done: readonly string[] }) {
  const linked = steps.map(({ id, label }) => ({ id, label, href: stepHref(id) }))
  return <Stepper steps={linked} current={current} done={done} />
}
