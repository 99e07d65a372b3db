import { familyOf, runningPrice, type DataVolume, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { cents, ledger, type Cents, type Ledger } from '@nimbus/shared-contracts/money'
import { DEFAULT_CHOICE, termsOf, variantsOf } from './variants'

export interface PriceTableRow {
  family: string
  name: string
  volume: DataVolume
  /** One for each of the table's terms, a single one for prepaid. */
  books: (Ledger | undefined)[]
}

export interface PriceTable {
  /** Minimum terms in months, the longest first; empty for prepaid. */
  terms: number[]
  rows: PriceTableRow[]
}

/** The prices of the tariffs themselves, a row for each family: Nimbus Mobil M → 29,95 € for 24 months, 34,95 € for 12 */
export function priceTable(tariffs: readonly VolumeTariff[]): PriceTable {
  const terms = termsOf(tariffs)
  const byTerm = (terms.length > 0 ? terms : [0]).map((term) => variantsOf(tariffs, { ...DEFAULT_CHOICE, term }))
  const rows = (byTerm[0] ?? []).map((shown) => ({
    family: familyOf(shown),
    name: shown.name,
    volume: shown.data_volume,
    books: byTerm.map((variants) => {
      const variant = variants.find((other) => familyOf(other) === familyOf(shown))
      return variant && ledger(variant.conditions)
    }),
  }))
  return { terms, rows }
}

/**
 * What each month costs more with the shorter term; undefined where the families differ in it or there is one term.
 * shortTermSurcharge(mobilfunk-tarife) → 5 €
 */
export function shortTermSurcharge(tariffs: readonly VolumeTariff[]): Cents | undefined {
  const [long, short] = termsOf(tariffs).map((term) => variantsOf(tariffs, { ...DEFAULT_CHOICE, term }))
  if (!long || !short) return undefined
  const amounts = long.flatMap((tariff) => {
    const other = short.find((variant) => familyOf(variant) === familyOf(tariff))
    return other ? [runningPrice(other) - runningPrice(tariff)] : []
  })
  const [amount] = amounts
  return amount !== undefined && amounts.every((other) => other === amount) ? cents(amount) : undefined
}
