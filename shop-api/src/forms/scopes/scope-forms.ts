import type { Area } from '@nimbus/shared-contracts/cart'
import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import connection from '../../../data/forms/connection.json'
import consents from '../../../data/forms/consents.json'
import customer from '../../../data/forms/customer.json'
import numberPorting from '../../../data/forms/number-porting.json'
import orderOverview from '../../../data/forms/order-overview.json'
import parts from '../../../data/forms/parts.json'
import payment from '../../../data/forms/payment.json'
import providerChange from '../../../data/forms/provider-change.json'
import simDelivery from '../../../data/forms/sim-delivery.json'
import { SHOP_SLOTS } from '../../kernel/texts/shop-slots'
import { TextError } from '../../kernel/texts/template'
import type { ScopeForm } from '../fields/fields'
import { formData, personalOf, readForm, slotsOf, type FormData, type PersonalField } from '../fields/form-data'
import type { FormContext } from '../fields/form-context'
import { formFacts } from './form-facts'

/** The form of each scope (FIELD-10 to FIELD-17). */
const FORMS: Record<Scope, FormData> = {
  CUSTOMER: formData('customer.json', customer, parts),
  CONNECTION: formData('connection.json', connection, parts),
  SIM_DELIVERY: formData('sim-delivery.json', simDelivery, parts),
  PROVIDER_CHANGE: formData('provider-change.json', providerChange, parts),
  NUMBER_PORTING: formData('number-porting.json', numberPorting, parts),
  PAYMENT: formData('payment.json', payment, parts),
  CONSENTS: formData('consents.json', consents, parts),
  ORDER_OVERVIEW: formData('order-overview.json', orderOverview, parts),
}

/** The form of a scope, as it is for an order. */
export function formOf(scope: Scope, context: FormContext): ScopeForm {
  const facts: Record<string, unknown> = formFacts(context)
  return readForm(FORMS[scope], (slot, at) => {
    if (Object.hasOwn(facts, slot)) return facts[slot]
    if (Object.hasOwn(SHOP_SLOTS, slot)) return SHOP_SLOTS[slot]
    throw new TextError(at, `there is no {{${slot}}}`)
  })
}

/** The scopes that an order has to fill, in order (FIELD-1). */
export function scopesOf(area: Area, kind: OrderKind): Scope[] {
  const changes = kind === 'provider-change'
  const landline: Scope[] = ['CONNECTION', ...(changes ? (['PROVIDER_CHANGE'] as const) : [])]
  const mobile: Scope[] = ['SIM_DELIVERY', ...(changes ? (['NUMBER_PORTING'] as const) : [])]
  return ['CUSTOMER', ...(area === 'landline' ? landline : mobile), 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']
}

/** Every field that the forms can have, whatever they depend on, and what it tells of a person. */
export const everyField = (): Record<string, PersonalField> =>
  Object.assign({}, ...Object.values(FORMS).map(personalOf)) as Record<string, PersonalField>

/**
 * What is wrong with the slots of the forms, each with file and field: one that nobody gives, and one that no form has.
 * checkForms(anyContext)[0] → 'forms/customer.json customer.phone: there is no {{x}}'
 */
export function checkForms(context: FormContext): string[] {
  const facts = Object.keys(formFacts(context))
  const named = Object.values(FORMS).flatMap(slotsOf)
  const unknown = named.filter(({ slot }) => !facts.includes(slot) && !Object.hasOwn(SHOP_SLOTS, slot))
  const unused = facts.filter((fact) => !named.some(({ slot }) => slot === fact))
  return [
    ...unknown.map(({ slot, at }) => `${at}: there is no {{${slot}}}`),
    ...unused.map((fact) => `forms: no form has {{${fact}}}`),
  ]
}
