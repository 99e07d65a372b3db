import { isAvailable, type CheckData } from '@nimbus/shared-contracts/availability'
import { runningPrice, type LandlineTariff } from '../catalogue'

/**
 * The tariff that comes closest to a wanted one at the address: nearest download speed, the cheaper of two equally near
 * ones. Undefined when none of them can be had there.
 * nearestPossible(DSL XL, [DSL S, DSL M, DSL L] possible up to 100) → DSL L
 */
export function nearestPossible<Offered extends LandlineTariff>(
  wanted: LandlineTariff,
  offered: readonly Offered[],
  checkData: CheckData,
): Offered | undefined {
  const possible = offered.filter(({ concrete_product_id }) => isAvailable(checkData, concrete_product_id))
  return possible.sort(
    (one, other) => distance(one, wanted) - distance(other, wanted) || runningPrice(one) - runningPrice(other),
  )[0]
}

function distance(one: LandlineTariff, other: LandlineTariff): number {
  return Math.abs(downOf(one) - downOf(other))
}

const downOf = ({ bandwidth }: LandlineTariff): number => bandwidth.down.max
