import { cents, CONDITION, LAST_MONTH, netOf, type PriceCondition } from '@nimbus/shared-contracts/money'
import type { CatalogueData, Family, OfferRule, TvChoice } from '../data/data'

/** A variant of a family: what decides its price. */
export interface Variant {
  family: Family
  offer: OfferRule
  tv: TvChoice
  term: number
}

/** A price condition from gross cents; `till` is the first month after it. condition('MONTHLY_BASE', 5095, 4).net_value → 4282 */
export function condition(type: string, gross: number, from = 1, till = LAST_MONTH + 1): PriceCondition {
  const gross_value = cents(gross)
  return { type, period_from: from, period_till: till, net_value: netOf(gross_value), gross_value }
}

/** What a running promotion gives a variant in its first months; nothing for variants that it doesn't name. */
function promotionSteps({ promotions }: CatalogueData, { family, offer, tv, term }: Variant): PriceCondition[] {
  const { terms, steps, without_surcharge } = promotions.start_price
  const isMeant = (rule: { technology: string; offer: string }): boolean =>
    rule.technology === family.technology && rule.offer === offer.id
  const start = steps.find(isMeant)
  if (!start || !terms.includes(term)) return []
  const afterStart = start.months + 1
  const free = without_surcharge.find((rule) => isMeant(rule) && rule.tv === tv.id)
  return [
    condition(CONDITION.monthlyPromotion, start.price, 1, afterStart),
    ...(free ? [condition(CONDITION.monthlyPromotion, family.price, afterStart, afterStart + free.months)] : []),
  ]
}

/** The prices after the promotion: the young price while it counts, then the regular one (PRICE-23). */
function regularSteps({ family, offer, tv }: Variant, from: number): PriceCondition[] {
  const regular = family.price + tv.surcharge
  const afterYoung = (offer.young_months ?? 0) + 1
  if (family.young_price === undefined || from >= afterYoung) return [condition(CONDITION.monthly, regular, from)]
  return [
    condition(CONDITION.monthly, family.young_price + tv.surcharge, from, afterYoung),
    condition(CONDITION.monthly, regular, afterYoung),
  ]
}

/**
 * Everything that a variant costs, as absolute steps that follow each other without gap from month 1 to 38.
 * Glasfaser 150 with Smart, 24 months, promotion running → 9,95 in 1–3, 45,95 in 4–6, 55,95 from 7, once 69,95
 */
export function conditionsOf(data: CatalogueData, variant: Variant, promotionRuns: boolean): PriceCondition[] {
  const promotion = promotionRuns ? promotionSteps(data, variant) : []
  const from = promotion.at(-1)?.period_till ?? 1
  return [...promotion, ...regularSteps(variant, from), condition(CONDITION.provisioning, data.catalogue.provisioning)]
}
