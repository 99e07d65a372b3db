import { withoutSecrets } from '@nimbus/shared-contracts/forms'
import { scopeSchema } from '@nimbus/shared-contracts/order'
import * as v from 'valibot'

type ScopeValues = Record<string, Record<string, unknown>>

/** Given for one account, on one device: asked for again with the IBAN. */
const MANDATE = 'mandate_accepted'

/**
 * What may go to another device: the answers of the form's scopes without the IBAN, in whatever form it is, and without the
 * mandate to use it. The agreement to the overview stays behind too, since it is given on the page that is ordered from.
 * travellingValues({PAYMENT: {payment: {method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000'}}}) → {PAYMENT: {payment: {method: 'DIRECT_DEBIT'}}}
 */
export function travellingValues(values: ScopeValues): ScopeValues {
  const entries = Object.entries(values)
    .filter(([scope]) => v.is(scopeSchema, scope) && scope !== 'ORDER_OVERVIEW')
    .map(([scope, answers]) => [scope, withoutMandate(withoutSecrets(answers))] as const)
  return Object.fromEntries(entries)
}

const withoutMandate = (values: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(values, (key, value: unknown) => (key === MANDATE ? undefined : value))) as Record<
    string,
    unknown
  >
