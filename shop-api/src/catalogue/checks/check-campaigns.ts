import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

/** What trade-in and cashback may be (PRICE-30), in cents. */
const BONUS = { from: 10000, till: 30000 }
const CASHBACK = [12000, 24000]

/** Campaigns: the amounts of the offer, an end after the beginning, and only families and terms that are sold. */
export function checkCampaigns({ campaigns: { trade_in, cashback }, mobile }: CatalogueData): Problem[] {
  const families = new Set(mobile.families.map(({ id }) => id))
  const { from, till } = trade_in.bonus
  const faults: (Problem | false)[] = [
    (from < BONUS.from || till > BONUS.till || till < from) &&
      problem('campaigns', ['trade_in', 'bonus'], `${from} to ${till} cents is not within 100 to 300 €`),
    trade_in.last_day !== undefined &&
      trade_in.last_day < trade_in.first_day &&
      problem('campaigns', ['trade_in', 'last_day'], `${trade_in.last_day} is before ${trade_in.first_day}`),
    cashback.last_day < cashback.first_day &&
      problem('campaigns', ['cashback', 'last_day'], `${cashback.last_day} is before ${cashback.first_day}`),
    !mobile.terms.some(({ months }) => months === cashback.contract_term) &&
      problem('campaigns', ['cashback', 'contract_term'], `no tariff has a term of ${cashback.contract_term} months`),
    ...cashback.amounts.flatMap(({ families: named, amount }, index) => [
      !CASHBACK.includes(amount) &&
        problem('campaigns', ['cashback', 'amounts', index, 'amount'], `${amount} cents is neither 120 nor 240 €`),
      ...named
        .filter((family) => !families.has(family))
        .map((family) => problem('campaigns', ['cashback', 'amounts', index, 'families'], `${family} is not sold`)),
    ]),
  ]
  return faults.filter((fault) => fault !== false)
}
