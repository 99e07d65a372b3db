import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  cents,
  CONDITION,
  isMonthly,
  LAST_MONTH,
  lastMonthOf,
  netOf,
  oneOffParts,
} from '@nimbus/shared-contracts/money'

/**
 * What a list of prices gets wrong: gaps, overlaps, a net that isn't gross / 1.19, provisioning missing, doubled, or there
 * where it may not be, and what is due once and has no name that customers could read.
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
  if (oneOffParts(conditions).some(({ kind, name }) => kind === 'other' && name === undefined))
    faults.push('something is due once and has no name')
  return faults
}
