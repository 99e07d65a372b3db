import { valueAt } from '@nimbus/shared-contracts/forms'
import type { MobileResult } from '@nimbus/shared-contracts/order'
import type { orders } from '../../platform/database/schema'

type Order = typeof orders.$inferSelect
type Reduced = Pick<Order, 'data' | 'result' | 'sealed_iban' | 'tracking_id' | 'check_data'>

/** Who the contract was with, as a letter of trade says it. */
const PARTY = ['salutation', 'title', 'company', 'first_name', 'last_name', 'address', 'billing_address']

/**
 * What is left of an order whose contract is over: who ordered what, when and for how much, and what was consented to. Birth
 * date, e-mail, phone, bank account, line, former provider, numbers and what was checked go.
 */
export function reducedOrder({ data, result }: Pick<Order, 'data' | 'result'>): Reduced {
  const party = PARTY.flatMap((field) => {
    const value = valueAt(data.CUSTOMER ?? {}, `customer.${field}`)
    return value === undefined ? [] : [[field, value]]
  })
  const { mobile, landline: _landline, status: _status, ...contract } = result
  return {
    data: {
      CUSTOMER: { customer: Object.fromEntries(party) as Record<string, unknown> },
      ...(data.CONSENTS && { CONSENTS: data.CONSENTS }),
    },
    result: { ...contract, ...(mobile && { mobile: whatWasOrdered(mobile) }), email: '' },
    sealed_iban: null,
    tracking_id: null,
    check_data: null,
  }
}

/** By which steps a mobile order goes on; its number goes, and where the old one came from. */
const whatWasOrdered = ({ prepaid, sim_type, delivery_method, early_start }: MobileResult): MobileResult => ({
  prepaid,
  sim_type,
  ...(delivery_method && { delivery_method }),
  early_start,
})
