import type { Promotion, Tariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, isOneTime } from '@nimbus/shared-contracts/money'
import type { Archived, CatalogueData } from '../../catalogue/data/data'
import type { TimePeriod } from './entities'
import { amountOf, FOUR_WEEKS, MONTH, oneTimePlan, recurringPlan, type PricePlan } from './price-plan'

const BASE_PRICE = 'Grundpreis'
const PROVISIONING = 'Bereitstellung'

/** All tariffs of an area have one price for their provisioning. */
const PROVISIONING_ID = {
  landline: 'bereitstellung',
  mobile: 'bereitstellung-mobilfunk',
  prepaid: 'bereitstellung-prepaid',
}

/** Everything that a tariff costs: by month or four weeks, once, by use. */
export function tariffPlans(data: CatalogueData, tariff: Tariff): PricePlan[] {
  const { concrete_product_id: id, conditions, properties, possible_promotions } = tariff
  const base = recurringPlan(conditions, {
    id: `${id}-monthly`,
    name: BASE_PRICE,
    term: properties.contract_term,
    promotion: possible_promotions[0] && periodOf(possible_promotions[0]),
  })
  const once = conditions
    .filter(isOneTime)
    .map(({ type, name, gross_value }, at) =>
      type === CONDITION.provisioning
        ? oneTimePlan(PROVISIONING_ID[tariff.kind], PROVISIONING, gross_value)
        : oneTimePlan(`${id}-once-${at + 1}`, name ?? PROVISIONING, gross_value),
    )
  return [...(base ? [base] : []), ...once, ...usagePlans(data, id)]
}

/** When something has to be ordered to have a promotion: not how long its price holds. */
const periodOf = ({ valid_from, valid_till }: Promotion): TimePeriod => ({
  startDateTime: valid_from,
  endDateTime: valid_till,
})

/** What a prepaid tariff costs by use. usagePlans(data, 'prepaid-s') → 0,09 a minute, 0,09 a text message */
function usagePlans({ mobile }: CatalogueData, tariffId: string): PricePlan[] {
  const perUse = mobile.prepaid.find(({ id }) => id === tariffId)?.per_use
  if (!perUse) return []
  const plan = (units: string, name: string, gross: number): PricePlan => ({
    id: `${tariffId}-${units}`,
    name,
    priceType: 'usage',
    unit: { amount: 1, units },
    amount: amountOf(gross),
    alterations: [],
  })
  return [plan('minute', 'Telefonie', perUse.minute), plan('sms', 'SMS', perUse.sms)]
}

/** What a tariff of the archive cost. */
export function archivedPlans({ id, technology, price, provisioning, contract_term }: Archived): PricePlan[] {
  const base = amountOf(price)
  const common = {
    id: `${id}-monthly`,
    name: BASE_PRICE,
    priceType: 'recurring' as const,
    amount: base,
    alterations: [],
  }
  return [
    technology === 'PREPAID'
      ? { ...common, period: FOUR_WEEKS }
      : { ...common, period: MONTH, ...(contract_term > 0 && { term: contract_term }) },
    ...(provisioning > 0 ? [oneTimePlan(`${id}-bereitstellung`, PROVISIONING, provisioning)] : []),
  ]
}
