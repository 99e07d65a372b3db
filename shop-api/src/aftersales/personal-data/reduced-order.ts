import { valueAt, withValue, type FormValues } from '@nimbus/shared-contracts/forms'
import { PERSONAL_IN_RESULT, type MobileResult, type OrderResult } from '@nimbus/shared-contracts/order'
import type { orders } from '../../platform/database/schema'
import { stayingIds } from './declared-fields'

type Order = typeof orders.$inferSelect
const PERSONAL: Readonly<Record<string, boolean>> = PERSONAL_IN_RESULT

type Reduced = Pick<Order, 'data' | 'result' | 'sealed_iban' | 'tracking_id' | 'check_data'>

/**
 * What is left of an order whose contract is over: who ordered what, when and for how much, and what was consented to. All
 * other answers go, what was checked and what the confirmation said of the line.
 */
export function reducedOrder({ data, result }: Pick<Order, 'data' | 'result'>): Reduced {
  const staying = stayingIds()
  const left = Object.entries(data).flatMap(([scope, values]) => {
    const answers = staying.reduce<FormValues>((kept, id) => {
      const value = valueAt(values, id)
      return value === undefined ? kept : withValue(kept, id, value)
    }, {})
    return Object.keys(answers).length > 0 ? [[scope, answers]] : []
  })
  const contract = Object.entries(result).filter(([part]) => part === 'name' || !PERSONAL[part])
  return {
    data: Object.fromEntries(left) as Order['data'],
    result: {
      ...(Object.fromEntries(contract) as Omit<OrderResult, 'email'>),
      ...(result.mobile && { mobile: whatWasOrdered(result.mobile) }),
      email: '',
    },
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
