import { tariffSchema } from '@nimbus/shared-contracts/catalogue'
import { valueAt, withValue, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { formatPhone, maskIban } from '@nimbus/shared-contracts/forms/rules'
import { scopeSchema, type Scope } from '@nimbus/shared-contracts/order'
import * as v from 'valibot'
import { ApiException } from '../../kernel/errors/api-exception'
import { checkValues, type FieldProblem } from '../../forms/validation/check-values'
import { definitionsOf, validationSchemaOf, withInitials, type ScopeForm } from '../../forms/fields/fields'
import type { FormContext } from '../../forms/fields/form-context'
import type { ResolveDeps } from '../../qualification/availability/resolve-place'
import { sealIban, unsealIban } from '../../forms/fields/iban'
import { formOf } from '../../forms/scopes/scope-forms'
import type { Validators } from '../../forms/validation/validators'
import { normaliseValues, pickVisible } from '../../forms/validation/values'
import { answerOf, type Draft, type SavedScope, type SavedScopes } from '../drafts/drafts'
import { checkPlaces } from './check-places'

const IBAN = 'payment.iban'

type Definitions = FormSchema['definitionSchema']['definitions']

/** The scope of an order by its name in the path; 404 for one that this order doesn't have. */
export function scopeNamed(draft: Draft, name: string): Scope {
  if (v.is(scopeSchema, name) && draft.response.scopes.includes(name)) return name
  throw new ApiException(404, 'NotFoundException', 'Diesen Schritt gibt es in der Bestellung nicht.', [{ scope: name }])
}

/** The form of a scope for this draft on a day. */
function scopeFormOf(
  draft: Draft,
  scope: Scope,
  today: string,
  saved: SavedScopes,
  offered?: FormContext['offered'],
): ScopeForm {
  const { kind, check_data, response } = draft
  const { tariff, handsets } = response.cart
  const hasIban = Boolean(saved.get('PAYMENT')?.sealedIban)
  const context: FormContext = {
    today,
    kind,
    // what a release before contract 1.5 has stored has no kind
    tariff: v.parse(tariffSchema, tariff),
    checkData: check_data,
    hasDevice: handsets.length > 0,
    hasIban,
    wishedStart: answerOf(saved, 'CONNECTION', 'connection.start_date'),
    formerEnd: answerOf(saved, 'PROVIDER_CHANGE', 'provider_change.contract_end_date'),
    ...(offered && { offered }),
  }
  return formOf(scope, context)
}

interface FormSources {
  today: string
  saved: SavedScopes
  validators: Validators
  offered: NonNullable<FormContext['offered']>
}

/** What GET …/form-schemas/{scope} answers: the form with the values that are saved, the IBAN masked. */
export async function formSchema(
  draft: Draft,
  scope: Scope,
  { today, saved, validators, offered }: FormSources,
): Promise<FormSchema> {
  const { sections, fields } = scopeFormOf(draft, scope, today, saved, offered)
  const validationSchema = validationSchemaOf(fields)
  const dataset = withInitials(fields, withCheckedAddress(draft, scope, saved.get(scope)?.values ?? {}))
  return {
    scope,
    definitionSchema: {
      dataset,
      form: sections,
      definitions: withReadPhones(definitionsOf(fields), dataset),
    },
    validationSchema,
    validator: await validators.pathOf(validationSchema),
  }
}

/** The knowledge of all area codes stays here: the overview shows numbers as they are read out without it. */
function withReadPhones(definitions: Definitions, dataset: FormValues): Definitions {
  const entries = Object.entries(definitions).map(([id, definition]) => {
    const value = definition.type === 'tel' ? valueAt(dataset, id) : undefined
    return [id, typeof value === 'string' ? { ...definition, review_value: formatPhone(value) } : definition] as const
  })
  return Object.fromEntries(entries)
}

/** The address of a landline order is the one that was checked, with its dwelling, whatever is sent. */
function withCheckedAddress(draft: Draft, scope: Scope, values: FormValues): FormValues {
  if (scope !== 'CUSTOMER' || !draft.check_data) return values
  const { address, unit } = draft.check_data.availability
  return withValue(values, 'customer.address', { ...address, ...(unit && { unit }) })
}

/** What values are checked against. */
interface ScopeChecks {
  today: string
  saved: SavedScopes
  vault: Buffer
  /** Which postal codes and towns there are. */
  places: ResolveDeps
}

/**
 * Values as they were sent to what is stored: without what isn't asked for, in one way of writing, checked, the IBAN apart
 * and encrypted. The masked IBAN stands for the stored one. A broken rule is a 422 with each field's German message.
 */
export async function prepareScope(
  draft: Draft,
  scope: Scope,
  sent: FormValues,
  { today, saved, vault, places }: ScopeChecks,
): Promise<SavedScope> {
  const { fields } = scopeFormOf(draft, scope, today, saved)
  const values = normaliseValues(fields, pickVisible(fields, withCheckedAddress(draft, scope, sent)))
  const opened = openIban(values, saved.get('PAYMENT')?.sealedIban ?? null, vault)
  const problems = await checkValues(fields, opened.values)
  if (problems.length > 0) throw invalid(problems)
  const checked = checkPlaces(places, fields, { values, before: saved.get(scope)?.values ?? {} })
  if (checked.problems.length > 0) throw invalid(checked.problems)
  const { iban } = opened
  if (iban === undefined) return { values: checked.values, sealedIban: null }
  return { values: withValue(checked.values, IBAN, maskIban(iban)), sealedIban: sealIban(iban, vault) }
}

/** Puts the stored IBAN in the place of its masked form; any other masked form is refused by the rules of an IBAN. */
function openIban(values: FormValues, sealed: string | null, vault: Buffer): { values: FormValues; iban?: string } {
  const given = valueAt(values, IBAN)
  if (typeof given !== 'string') return { values }
  const stored = sealed === null ? undefined : unsealIban(sealed, vault)
  if (stored !== undefined && given === maskIban(stored))
    return { values: withValue(values, IBAN, stored), iban: stored }
  if (given.includes('*'))
    throw invalid([{ field: IBAN, rule: 'format', message: 'Bitte geben Sie Ihre IBAN neu ein.' }])
  return { values, iban: given }
}

const invalid = (problems: readonly FieldProblem[]): ApiException =>
  new ApiException(422, 'ValidationException', 'Bitte prüfen Sie Ihre Angaben.', problems)
