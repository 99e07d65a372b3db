import {
  familyOf,
  hasStartPrice,
  runningPrice,
  runningPriceFrom,
  type LandlineTariff,
  type Tv,
} from '@nimbus/shared-contracts/catalogue'
import { regularPriceFrom } from '@nimbus/shared-contracts/eligibility'
import type { Cents } from '@nimbus/shared-contracts/money'
import { choiceOf, familiesOf, termsOf, tvChoicesOf, type Audience } from './variants'

/** A column of the price table: a TV choice, or the young offer without TV. */
export type Column = Tv | 'YOUNG'

interface MatrixRow {
  family: string
  name: string
  cells: { column: Column; amount: Cents | undefined }[]
}

export interface Matrix {
  /** The minimum term of its tariffs, in months. */
  term: number
  columns: Column[]
  /** True while one of its tariffs costs less at first. */
  hasStartPrice: boolean
  /** The months of the young price, after a start price and before the regular one: {from: 4, till: 24} */
  youngMonths: { from: number; till: number } | undefined
  rows: MatrixRow[]
}

/**
 * The monthly prices of the tariffs with the longest term, after the start price where there is one (PRICE-20, PRICE-22), one row per family. Where the
 * category also sells young offers to the same families, their price without TV is the second column.
 */
export function priceMatrix(tariffs: readonly LandlineTariff[], audience: Audience): Matrix {
  const base = audience === 'YOUNG' ? 'YOUNG' : 'STANDARD'
  const [term = 0] = termsOf(tariffs)
  const longest = tariffs.filter(({ properties }) => properties.contract_term === term)
  const sold = longest.filter(({ properties }) => properties.offer === base)
  const young = audience === 'ALL' ? longest.filter(isYoungWithoutTv) : []
  const [none, ...withTv] = tvChoicesOf(sold)
  const columns: Column[] = none ? [none, ...(young.length > 0 ? (['YOUNG'] as const) : []), ...withTv] : []
  const amountIn = (family: string, column: Column): Cents | undefined => {
    const found =
      column === 'YOUNG'
        ? young.find((tariff) => familyOf(tariff) === family)
        : sold.find((tariff) => familyOf(tariff) === family && choiceOf(tariff).tv === column)
    return found && runningPrice(found)
  }
  const rows = familiesOf(sold, audience).map((family) => ({
    family,
    name: sold.find((tariff) => familyOf(tariff) === family)?.name ?? family,
    cells: columns.map((column) => ({ column, amount: amountIn(family, column) })),
  }))
  const regularFrom = regularPriceFrom(young)
  return {
    term,
    columns,
    hasStartPrice: [...sold, ...young].some(hasStartPrice),
    youngMonths:
      regularFrom === undefined ? undefined : { from: Math.max(...young.map(runningPriceFrom)), till: regularFrom - 1 },
    rows,
  }
}

const isYoungWithoutTv = (tariff: LandlineTariff): boolean =>
  tariff.properties.offer === 'YOUNG' && choiceOf(tariff).tv === 'NONE'
