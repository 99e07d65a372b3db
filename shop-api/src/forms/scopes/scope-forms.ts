import type { Area } from '@nimbus/shared-contracts/cart'
import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import type { ScopeForm } from '../fields/fields'
import type { FormContext } from '../fields/form-context'
import { connectionForm } from './connection'
import { consentsForm } from './consents'
import { customerForm } from './customer'
import { numberPortingForm } from './number-porting'
import { orderOverviewForm } from './order-overview'
import { paymentForm } from './payment'
import { providerChangeForm } from './provider-change'
import { simDeliveryForm } from './sim-delivery'

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

/** The scopes that an order has to fill, in order (FIELD-1). */
export function scopesOf(area: Area, kind: OrderKind): Scope[] {
  const changes = kind === 'provider-change'
  const landline: Scope[] = ['CONNECTION', ...(changes ? (['PROVIDER_CHANGE'] as const) : [])]
  const mobile: Scope[] = ['SIM_DELIVERY', ...(changes ? (['NUMBER_PORTING'] as const) : [])]
  return ['CUSTOMER', ...(area === 'landline' ? landline : mobile), 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']
}
