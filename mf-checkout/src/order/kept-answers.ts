import * as v from 'valibot'
import { addressSchema, type AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import { valueAt, withValue, type FormState, type FormValues } from '@nimbus/shared-contracts/forms'
import type { Scope } from '@nimbus/shared-contracts/order'

/** What the first step answers of later forms: answersIn('KEEP_NUMBER') → [{scope: 'NUMBER_PORTING', field: 'porting.wanted', value: 'YES'}] */
function answersIn(situation: FormState['situation']): { scope: Scope; field: string; value: string }[] {
  if (situation === 'KEEP_NUMBER') return [{ scope: 'NUMBER_PORTING', field: 'porting.wanted', value: 'YES' }]
  if (situation === 'NO_LINE' || situation === 'LINE_CANCELLED')
    return [{ scope: 'CONNECTION', field: 'connection.situation', value: situation }]
  return []
}

/**
 * The form once the first step is answered: what another answer says of later forms counts there too, and has to be saved
 * again, so that no order says both.
 */
export function withSituation(form: FormState, situation: NonNullable<FormState['situation']>): FormState {
  const answers = form.situation === situation ? [] : answersIn(situation)
  return answers.reduce<FormState>(
    (now, { scope, field, value }) => {
      const kept = now.values[scope]
      if (!kept || valueAt(kept, field) === value) return now
      const values = { ...now.values, [scope]: withValue(kept, field, value) }
      return { ...now, values, saved: now.saved.filter((other) => other !== scope) }
    },
    { ...form, situation },
  )
}

/**
 * What earlier steps know of later fields, so that nothing is asked twice (WCAG 2.2, 3.3.7): the situation, the wish to keep
 * a number, and the customer's name for account and line. A field takes it only while it is empty.
 */
export function prefillOf({ situation, values }: FormState): Record<string, unknown> {
  const { CUSTOMER: customer = {} } = values
  const names = ['first_name', 'last_name'].map((key) => valueAt(customer, `customer.${key}`))
  const [first_name, last_name] = names.map((name) => (typeof name === 'string' ? name : ''))
  const known = Boolean(first_name && last_name)
  return {
    ...Object.fromEntries(answersIn(situation).map(({ field, value }) => [field, value])),
    ...(known && { 'payment.account_holder': `${first_name} ${last_name}` }),
    ...(known && { 'provider_change.holders': [{ first_name, last_name }] }),
  }
}

const checkedSchema = v.object({ ...addressSchema.entries, unit: v.optional(v.string()) })

/**
 * The address that was checked before, as the form of the customer shows it, with its dwelling; undefined before that step.
 * knownAddress({CUSTOMER: {customer: {address: {street: 'Ringstraße', …, unit: 'Hinterhaus'}}}}) → {address: {street: 'Ringstraße', …}, unit: 'Hinterhaus'}
 */
export function knownAddress(values: FormState['values']): AvailabilityRequest | undefined {
  const parsed = v.safeParse(checkedSchema, valueAt(values.CUSTOMER ?? {}, 'customer.address'))
  if (!parsed.success) return undefined
  const { unit, ...address } = parsed.output
  return { address, ...(unit !== undefined && { unit }) }
}

/** True when an IBAN was given, or would be: it is never kept and has to be typed again. */
export const hadIban = (values: FormState['values']): boolean =>
  valueAt(values.PAYMENT ?? {}, 'payment.method') === 'DIRECT_DEBIT'

/**
 * The first of the scopes that is not saved yet, with its kept answers; undefined when it needs the customer: it has no
 * answers, or an account whose IBAN is missing, or is a consent, which is given anew.
 */
export function keptScope(
  scopes: readonly Scope[],
  { saved, values }: Pick<FormState, 'saved' | 'values'>,
): { scope: Scope; values: FormValues } | undefined {
  const scope = scopes.find((name) => !saved.includes(name))
  const kept = scope && values[scope]
  if (!kept || scope === 'CONSENTS' || scope === 'ORDER_OVERVIEW') return undefined
  return scope === 'PAYMENT' && hadIban(values) ? undefined : { scope, values: kept }
}
