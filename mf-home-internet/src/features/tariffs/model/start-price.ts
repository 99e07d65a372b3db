import {
  familyOf,
  hasStartPrice,
  isPlannedOffer,
  runningPrice,
  type LandlineTariff,
  type Technology,
  type Tv,
} from '@nimbus/shared-contracts/catalogue'
import { ledger, priceSteps, type PriceStep } from '@nimbus/shared-contracts/money'
import { choiceOf, termsOf, tvChoicesOf } from './variants'

/** The terms without a start price, where others have one: [12]; none on a day on which nothing has. */
export function termsWithoutStartPrice(tariffs: readonly LandlineTariff[]): number[] {
  if (!tariffs.some(hasStartPrice)) return []
  return termsOf(tariffs).filter(
    (term) => !tariffs.some((tariff) => choiceOf(tariff).term === term && hasStartPrice(tariff)),
  )
}

/** Months in which television is free, and of which tariffs: all others of the technology pay for it from its first month. */
export interface FreeTelevision {
  technology: Technology
  tv: Tv
  months: PriceStep
  /** The terms it holds for, where it doesn't hold for each. */
  terms?: number[]
  /** False where a planned line pays for it from the first month. */
  isForPlanned: boolean
}

/** Every TV choice that costs nothing for some months: fibre with Smart, in months 4–6, for 24 months, not where it is only planned. */
export function freeTelevision(tariffs: readonly LandlineTariff[]): FreeTelevision[] {
  const technologies = [...new Set(tariffs.map(({ properties }) => properties.technology))]
  return technologies.flatMap((technology) =>
    tvChoicesOf(tariffs).flatMap((tv) => {
      const sold = tariffs.filter(({ properties }) => properties.technology === technology && properties.tv === tv)
      const free = sold.filter((tariff) => freeMonthsOf(tariff, tariffs))
      const months = free[0] && freeMonthsOf(free[0], tariffs)
      if (!months) return []
      const terms = termsOf(free)
      const planned = sold.filter((tariff) => isPlanned(tariff) && terms.includes(choiceOf(tariff).term))
      return {
        technology,
        tv,
        months,
        ...(terms.length < termsOf(sold).length && { terms }),
        isForPlanned: planned.every((tariff) => free.includes(tariff)),
      }
    }),
  )
}

/** The months, after those of a start price, in which a tariff with TV costs what it costs without. */
function freeMonthsOf(tariff: LandlineTariff, tariffs: readonly LandlineTariff[]): PriceStep | undefined {
  const bare = tariffs.find(
    (other) =>
      choiceOf(other).tv === 'NONE' &&
      familyOf(other) === familyOf(tariff) &&
      other.properties.offer === tariff.properties.offer &&
      choiceOf(other).term === choiceOf(tariff).term,
  )
  if (!bare || bare === tariff || runningPrice(bare) === runningPrice(tariff)) return undefined
  return priceSteps(ledger(tariff.conditions)).find(({ amount }) => amount === runningPrice(bare))
}

/** What a planned line costs at first, beside one that is there: another start price, none, or the same. */
export function plannedStartPrice(tariffs: readonly LandlineTariff[]): 'other' | 'none' | 'same' {
  const firstPrices = (isMeant: (tariff: LandlineTariff) => boolean): Set<number> =>
    new Set(tariffs.filter((tariff) => isMeant(tariff) && hasStartPrice(tariff)).map(firstMonth))
  const planned = firstPrices(isPlanned)
  const built = firstPrices(({ properties }) => properties.technology === 'FIBRE' && !isPlannedOffer(properties))
  if (planned.size === 0) return built.size > 0 ? 'none' : 'same'
  return [...planned].some((price) => !built.has(price)) ? 'other' : 'same'
}

export const isPlanned = ({ properties }: LandlineTariff): boolean => isPlannedOffer(properties)

const firstMonth = ({ conditions }: LandlineTariff): number => ledger(conditions).months[0] ?? 0
