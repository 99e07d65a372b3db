import type { Bundle, Tariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, ledger, priceSteps, sum, type Cents, type PriceStep } from '@nimbus/shared-contracts/money'

/** What an accessory costs apart from the tariff that it is sold with (CAT-30). */
export interface OwnPrice {
  /** Its share of each month; none of what is paid for at once. */
  steps: PriceStep[]
  once: Cents
  /** What the tariff costs in each month. */
  tariff: PriceStep[]
}

/** Onda Kabel → once 14,95 €; Solvar Klang → 5 € in months 1–24, once 29 €; each beside 29,95 € of Nimbus Mobil M */
export const ownPrice = (
  { conditions: ofTariff }: Pick<Tariff, 'conditions'>,
  { conditions }: Pick<Bundle, 'conditions'>,
): OwnPrice => ({
  steps: priceSteps(ledger(conditions)).filter(({ amount }) => amount > 0),
  once: sum(conditions.filter(({ type }) => type === CONDITION.device).map(({ gross_value }) => gross_value)),
  tariff: priceSteps(ledger(ofTariff)),
})
