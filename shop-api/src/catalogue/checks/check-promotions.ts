import { LAST_MONTH } from '@nimbus/shared-contracts/money'
import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

/** Promotions: each has an end after its beginning, and no two run on one day. */
export function checkPromotionPeriods({ promotions: { periods } }: CatalogueData): Problem[] {
  return periods.flatMap((period, index) => {
    const keys = ['periods', index]
    if (period.last_day < period.first_day) {
      return [
        problem('promotions', keys, `${period.id} ends on ${period.last_day}, before it begins on ${period.first_day}`),
      ]
    }
    return periods
      .slice(index + 1)
      .filter((other) => period.first_day <= other.last_day && other.first_day <= period.last_day)
      .map((other) => problem('promotions', keys, `${period.id} and ${other.id} run on the same days`))
  })
}

/** Start prices: one for each technology and offer that is sold, below the regular price, within the months 1 to 38. */
export function checkStartPrices({ promotions, offers, families }: CatalogueData): Problem[] {
  const { steps } = promotions.start_price
  const wanted = offers.flatMap(({ id, technologies }) => technologies.map((technology) => ({ technology, offer: id })))
  const stepsOf = wanted.flatMap(({ technology, offer }) => {
    const count = steps.filter((step) => step.technology === technology && step.offer === offer).length
    if (count === 1) return []
    const text = count === 0 ? 'has no start price' : 'has start prices that overlap'
    return [problem('promotions', ['start_price', 'steps'], `${offer} on ${technology} ${text}`)]
  })
  const valuesOf = steps.flatMap((step, index) => {
    const keys = ['start_price', 'steps', index]
    const lowest = Math.min(
      ...families
        .filter(({ technology }) => technology === step.technology)
        .map(({ price, young_price = price }) => young_price),
    )
    return [
      ...(step.months >= 1 && step.months < LAST_MONTH
        ? []
        : [problem('promotions', [...keys, 'months'], `${step.months} months is not from 1 to ${LAST_MONTH - 1}`)]),
      ...(step.price < lowest
        ? []
        : [problem('promotions', [...keys, 'price'], `${step.price} cents is not below the price after it`)]),
    ]
  })
  return [...stepsOf, ...valuesOf]
}
