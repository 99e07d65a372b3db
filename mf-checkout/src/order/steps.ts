import type { Area } from '@nimbus/shared-contracts/cart'
import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { de, STEP_TEXT } from '../messages/de'
import { isFormScope, type FormScope } from '../model/form-scope'

/** One step of the order. `id` stands in the address: /checkout?step=provider-change */
export interface Step {
  id: string
  label: string
  heading: string
  /** Missing for the local first step and the overview. */
  scope?: FormScope
}

/** The steps of an order in their order; there is always the first. */
export type Steps = readonly [Step, ...Step[]]

export const SITUATION_STEP = 'situation'
export const OVERVIEW_STEP = 'overview'

/** What each flow asks for until the server has listed the scopes of the order (FIELD-1). */
const EXPECTED: Record<Area, Record<OrderKind, readonly FormScope[]>> = {
  landline: {
    'new-contract': ['CUSTOMER', 'CONNECTION', 'PAYMENT', 'CONSENTS'],
    'provider-change': ['CUSTOMER', 'CONNECTION', 'PROVIDER_CHANGE', 'PAYMENT', 'CONSENTS'],
  },
  mobile: {
    'new-contract': ['CUSTOMER', 'SIM_DELIVERY', 'PAYMENT', 'CONSENTS'],
    'provider-change': ['CUSTOMER', 'SIM_DELIVERY', 'NUMBER_PORTING', 'PAYMENT', 'CONSENTS'],
  },
}

/** expectedScopes('landline', 'new-contract') → ['CUSTOMER', 'CONNECTION', 'PAYMENT', 'CONSENTS'] */
export const expectedScopes = (area: Area, kind: OrderKind): readonly FormScope[] => EXPECTED[area][kind]

/** stepIdOf('PROVIDER_CHANGE') → 'provider-change' */
export const stepIdOf = (scope: Scope): string => scope.toLowerCase().replaceAll('_', '-')

/** stepHref('payment') → '/checkout?step=payment' */
export function stepHref(id: string): string {
  if (id === OVERVIEW_STEP) return routes.overview()
  return id === SITUATION_STEP ? routes.checkout() : routes.checkout({ step: id })
}

/** All steps of an order: the area's situation, one for each form scope, the overview. Four scopes → six steps. */
export function stepsOf(area: Area, scopes: readonly Scope[]): Steps {
  const forms = scopes.filter(isFormScope).map((scope) => ({ id: stepIdOf(scope), scope, ...STEP_TEXT[scope] }))
  return [
    { id: SITUATION_STEP, label: de.situation[area].label, heading: de.situation[area].heading },
    ...forms,
    { id: OVERVIEW_STEP, label: de.overview.label, heading: de.overview.heading },
  ]
}

/** What decides which steps are open. */
export interface Progress {
  /** The server has an order for this cart and this situation. */
  initiated: boolean
  /** Scopes that the server has saved for it. */
  saved: readonly string[]
}

/** The steps that are done: the situation once the order is initiated, a form once it is saved. */
export function doneSteps(steps: readonly Step[], { initiated, saved }: Progress): string[] {
  if (!initiated) return []
  return steps.filter(({ id, scope }) => (scope ? saved.includes(scope) : id === SITUATION_STEP)).map(({ id }) => id)
}

/**
 * The step to show: the wanted one when all before it are done, else the first that isn't.
 * openStep(steps, 'payment', {initiated: true, saved: ['CUSTOMER']}) → 'connection'
 */
export function openStep(steps: Steps, wanted: string | undefined, progress: Progress): Step {
  const done = doneSteps(steps, progress)
  const firstOpen = steps.findIndex(({ id }) => !done.includes(id))
  const position = steps.findIndex(({ id }) => id === wanted)
  const reachable = position === -1 ? 0 : position
  return steps[Math.min(reachable, firstOpen)] ?? steps[0]
}

/** stepAfter(steps, 'customer').label → 'Anschluss'; the last step follows itself. */
export function stepAfter(steps: Steps, id: string): Step {
  const position = steps.findIndex((step) => step.id === id)
  return steps[Math.min(position + 1, steps.length - 1)] ?? steps[0]
}

/** stepBefore(steps, 'customer').id → 'situation'; undefined before the first. */
export function stepBefore(steps: readonly Step[], id: string): Step | undefined {
  return steps[steps.findIndex((step) => step.id === id) - 1]
}
