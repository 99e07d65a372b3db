import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import type { ScopeForm } from './fields'
import type { FormContext } from './form-context'
import { connectionForm } from './scopes/connection'
import { consentsForm } from './scopes/consents'
import { customerForm } from './scopes/customer'
import { orderOverviewForm } from './scopes/order-overview'
import { paymentForm } from './scopes/payment'
import { providerChangeForm } from './scopes/provider-change'

const FORMS: Partial<Record<Scope, (context: FormContext) => ScopeForm>> = {
  CUSTOMER: customerForm,
  CONNECTION: connectionForm,
  PROVIDER_CHANGE: providerChangeForm,
  PAYMENT: paymentForm,
  CONSENTS: consentsForm,
  ORDER_OVERVIEW: orderOverviewForm,
}

/** The form of a scope; undefined for a scope that no form belongs to yet. */
export const formOf = (scope: Scope, context: FormContext): ScopeForm | undefined => FORMS[scope]?.(context)

/** The scopes that a landline order has to fill, in order (conventions 2.6). */
export function scopesOf(kind: OrderKind): Scope[] {
  const change: Scope[] = kind === 'provider-change' ? ['PROVIDER_CHANGE'] : []
  return ['CUSTOMER', 'CONNECTION', ...change, 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']
}
