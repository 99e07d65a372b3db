import { Stepper } from '@nimbus/shared-ui/stepper'
import { stepHref, type Steps } from '../../../order/steps'

/** The order's steps; those that are done lead back. */
export function StepNavigation({ steps, current, done }: { steps: Steps; current: string; done: readonly string[] }) {
  const linked = steps.map(({ id, label }) => ({ id, label, href: stepHref(id) }))
  return <Stepper steps={linked} current={current} done={done} />
}
