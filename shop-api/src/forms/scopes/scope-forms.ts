import type { CheckData } from '@nimbus/shared-contracts/availability'
import { areaOf, type Area } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import type { Fields, ScopeForm } from '../fields/fields'
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

const KINDS: readonly OrderKind[] = ['new-contract', 'provider-change']

/** A line of each state, at an address that doesn't matter. */
const LINES = (['BUILT', 'PLANNED', 'NONE'] as const).map((fibre): CheckData => {
  const address = { zipcode: '', city: '', street: '', house_no: '' }
  return { availability: { address, fibre, max_bandwidth: [], products: [], region: 'STANDARD', valid_until: '' } }
})

/** Every field that the forms of orders for these tariffs can have, whatever they depend on. */
export function everyField(tariffs: readonly Tariff[]): Fields {
  const fields: Fields = {}
  for (const tariff of tariffs)
    for (const kind of KINDS)
      for (const checkData of tariff.kind === 'landline' ? LINES : [null])
        for (const hasDevice of tariff.kind === 'landline' ? [false] : [false, true])
          for (const scope of scopesOf(areaOf(tariff), kind))
            Object.assign(
              fields,
              formOf(scope, { today: '2026-11-27', kind, tariff, checkData, hasDevice, hasIban: false }).fields,
            )
  return fields
}
