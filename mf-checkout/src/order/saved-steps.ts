import type { Scope } from '@nimbus/shared-contracts/order'
import { keptScope } from './kept-answers'
import { orderProgress, type CallOf, type Tab } from './state'
import { openStep, OVERVIEW_STEP, stepAfter, stepHref, stepIdOf, stepsOf } from './steps'
import { to, type Effect, type OnAnswer, type OnCommand, type Transition } from './transition'

/** Saves the kept answers in the order of the steps up to the first that needs the customer, which is shown then. */
export function restore(
  tab: Tab,
  order: Pick<CallOf<'restoring'>, 'orderPath' | 'area' | 'scopes'>,
  ...effects: Effect[]
): Transition {
  const kept = keptScope(order.scopes, tab.form)
  if (kept) return to({ ...tab, call: { state: 'restoring', ...order, ...kept } }, ...effects)
  return toOpenStep(tab, order, ...effects)
}

export function toOpenStep(
  tab: Tab,
  { area, scopes }: Pick<CallOf<'restoring'>, 'area' | 'scopes'>,
  ...effects: Effect[]
) {
  const progress = { initiated: true, saved: tab.form.saved }
  return to(tab, ...effects, { type: 'go', to: stepHref(openStep(stepsOf(area, scopes), OVERVIEW_STEP, progress).id) })
}

export const restored: OnAnswer<'restoring', 'saved'> = (tab, { orderPath, area, scopes }, { scope }) =>
  restore(withSaved(tab, scope), { orderPath, area, scopes })

const withSaved = (tab: Tab, scope: Scope): Tab => ({
  ...tab,
  form: { ...tab.form, saved: [...tab.form.saved.filter((known) => known !== scope), scope] },
})

export const stepSaved: OnCommand<'step-saved'> = (before, { scope }) => {
  const tab = withSaved(before, scope)
  return to(tab, { type: 'go', to: stepHref(stepAfter(orderProgress(tab).steps, stepIdOf(scope)).id) })
}
