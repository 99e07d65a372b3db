import type { Campaigns, Cashback, Tariff } from '@nimbus/shared-contracts/catalogue'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { cents, type Cents } from '@nimbus/shared-contracts/money'

/** What comes back for a device with this tariff; undefined without cashback. cashbackWith(campaigns, Nimbus Mobil M) → 120 € */
export function cashbackWith({ cashback }: Campaigns, { properties }: Tariff): Cents | undefined {
  if (!cashback || cashback.contract_term !== properties.contract_term) return undefined
  const found = cashback.amounts.find(({ families }) => families.includes(properties.family ?? ''))
  return found && cents(found.amount)
}

/** cashbackEnd({last_day: '2025-11-18'}) → '18.11.2025' */
export const cashbackEnd = ({ last_day }: Pick<Cashback, 'last_day'>): string => formatGermanDate(last_day)
