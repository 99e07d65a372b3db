import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents, CONDITION, isMonthly, LAST_MONTH, lastMonthOf, netOf } from '@nimbus/shared-contracts/money'
import { startOfDay } from '@nimbus/server-kit/clock'
import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'
import { promotionsOf } from '../tariffs/promotions'
import { tariffsAt } from '../tariffs/tariffs'

/**
 * What a list of prices gets wrong: gaps, overlaps, a net that isn't gross / 1.19, provisioning missing, doubled, or there
 * where it may not be.
 */
export function priceFaults({ conditions }: Pick<Tariff, 'conditions'>, provisionings: 0 | 1 = 1): string[] {
  const steps = conditions.filter(isMonthly).sort((a, b) => a.period_from - b.period_from)
  const faults: string[] = []
  let next = 1
  for (const step of steps) {
    if (step.period_from > next) faults.push(`gap: no price in months ${next} to ${step.period_from - 1}`)
    if (step.period_from < next) faults.push(`overlap: two prices in month ${step.period_from}`)
    next = Math.max(next, lastMonthOf(step) + 1)
  }
  if (next <= LAST_MONTH) faults.push(`gap: no price in months ${next} to ${LAST_MONTH}`)
  for (const { gross_value, net_value } of conditions) {
    if (net_value !== netOf(cents(gross_value))) faults.push(`net ${net_value} doesn't belong to gross ${gross_value}`)
  }
  const provisioning = conditions.filter(({ type }) => type === CONDITION.provisioning).length
  if (provisioning !== provisionings) faults.push(`provisioning is there ${provisioning} times`)
  return faults
}

/** Expands every tariff as it is without promotion and during each of them, and looks at its prices. */
export function checkPrices(data: CatalogueData): Problem[] {
  const promotions = promotionsOf(data)
  const beforeAll = new Date(Math.min(0, ...promotions.map(({ valid_from }) => Date.parse(valid_from) - 1)))
  const instants = [
    { name: 'without promotion', now: beforeAll },
    ...data.promotions.periods.map(({ id, first_day }) => ({ name: `during ${id}`, now: startOfDay(first_day) })),
  ]
  return instants.flatMap(({ name, now }) =>
    tariffsAt(data, now).flatMap((tariff) => {
      const index = data.families.findIndex(({ id }) => id === tariff.properties.family)
      return priceFaults(tariff).map((fault) =>
        problem('families', [index], `${tariff.concrete_product_id} ${name}: ${fault}`),
      )
    }),
  )
}
