import { valueAt, type FormState } from '@nimbus/shared-contracts/forms'

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
    ...(situation && { 'connection.situation': situation }),
    ...(situation === 'KEEP_NUMBER' && { 'porting.wanted': 'YES' }),
    ...(known && { 'payment.account_holder': `${first_name} ${last_name}` }),
    ...(known && { 'provider_change.holders': [{ first_name, last_name }] }),
  }
}
