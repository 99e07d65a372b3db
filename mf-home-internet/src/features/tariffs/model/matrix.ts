import { familyOf, runningPrice, type LandlineTariff, type Tv } from '@nimbus/shared-contracts/catalogue'
import type { Cents } from '@nimbus/shared-contracts/money'
import { choiceOf, familiesOf, tvChoicesOf, type Audience } from './variants'

/** A column of the price table: a TV choice, or the young offer without TV. */
export type Column = Tv | 'YOUNG'

interface MatrixRow {
  family: string
  name: string
  cells: { column: Column; amount: Cents | undefined }[]
}

export interface Matrix {
  columns: Column[]
  rows: MatrixRow[]
}

/**
 * The monthly prices of 24-month tariffs after the start price (PRICE-20, PRICE-22), one row per family. Where the category
 * also sells young offers to the same families, their price without TV is the second column.
 */
export function priceMatrix(tariffs: readonly LandlineTariff[], audience: Audience): Matrix {
  const base = audience === 'YOUNG' ? 'YOUNG' : 'STANDARD'
  const sold = tariffs.filter(({ properties }) => properties.offer === base && properties.contract_term === 24)
  const young = audience === 'ALL' ? tariffs.filter(isYoungWithoutTv) : []
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
  return { columns, rows }
}

function isYoungWithoutTv(tariff: LandlineTariff): boolean {
  return tariff.properties.offer === 'YOUNG' && tariff.properties.contract_term === 24 && choiceOf(tariff).tv === 'NONE'
}
