import type { Area } from '@nimbus/shared-contracts/cart'
import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import type { ScopeForm } from './fields'
import type { FormContext } from './form-context'
import { connectionForm } from './scopes/connection'
import { consentsForm } from './scopes/consents'
import { customerForm } from './scopes/customer'
import { numberPortingForm } from './scopes/number-porting'
import { orderOverviewForm } from './scopes/order-overview'
import { paymentForm } from './scopes/payment'
import { providerChangeForm } from './scopes/provider-change'
import { simDeliveryForm } from './scopes/sim-delivery'

const FORMS: Record<Scope, (context: FormContext) => ScopeForm> = {
  CUSTOMER: customerForm,
  CONNECTION: connectionForm,
  SIM_DELIVERY: simDeliveryForm,
  PROVIDER_CHANGE: providerChangeForm,
  NUMBER_PORTING: numberPortingForm,
  PAYMENT: paymentForm,
  CONSENTS: consentsForm,
  ORDER_OVERVIEW: orderOverviewForm,
}

/** The form of a scope. */
export const formOf = (scope: Scope, context: FormContext): ScopeForm => FORMS[scope](context)

/** The scopes that an order has to fill, in order (conventions 2.6). */
export function scopesOf(area: Area, kind: OrderKind): Scope[] {
  const changes = kind === 'provider-change'
  const landline: Scope[] = ['CONNECTION', ...(changes ? (['PROVIDER_CHANGE'] as const) : [])]
  const mobile: Scope[] = ['SIM_DELIVERY', ...(changes ? (['NUMBER_PORTING'] as const) : [])]
  return ['CUSTOMER', ...(area === 'landline' ? landline : mobile), 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']
}
