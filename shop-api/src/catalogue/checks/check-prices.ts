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
import { startOfDay } from '@nimbus/server-kit/clock'
import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'
import { promotionsOf } from '../tariffs/promotions'
import { soldTariffsAt } from '../tariffs/sold-tariffs'
import { tariffsAt } from '../tariffs/tariffs'

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

/** Fees: each is put on tariffs that are sold, and on none twice. */
export function checkFees(data: CatalogueData): Problem[] {
  const { fees } = data.catalogue
  const sold = new Set(soldTariffsAt(data, new Date(0)).map(({ concrete_product_id }) => concrete_product_id))
  return fees.flatMap(({ name, tariffs }, index) =>
    tariffs.flatMap((id, at) => {
      const place = ['fees', index, 'tariffs', at]
      const others = fees
        .slice(0, index)
        .filter((fee) => fee.name === name)
        .flatMap((fee) => fee.tariffs)
      if (!sold.has(id)) return [problem('catalogue', place, `there is no tariff ${id}`)]
      return [...others, ...tariffs.slice(0, at)].includes(id)
        ? [problem('catalogue', place, `${id} has ${name} twice`)]
        : []
    }),
  )
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
