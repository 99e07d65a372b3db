import { bundleFor, isYoung, type Bundle, type BundleData, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import {
  cents,
  ledger,
  oneOffParts,
  totalOver,
  type Cents,
  type Ledger,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'

/** What a device costs with a tariff. */
export interface BundlePrice {
  conditions: readonly PriceCondition[]
  book: Ledger
  /** In the first month. */
  monthly: Cents
  /** The device alone, once. */
  device: Cents
  /** All of the tariff's term, with what is due once. */
  total: Cents
}

/** A tariff in the matrix; without a bundle it isn't sold with this variant. */
export interface TariffRow {
  tariff: VolumeTariff
  offer: { bundle: Bundle; price: BundlePrice } | undefined
  /** No other row costs less over the term. */
  cheapest: boolean
}

/** A row that can be chosen. */
export type OfferedRow = TariffRow & { offer: NonNullable<TariffRow['offer']> }

/** Which tariffs the matrix has: those of one term, for everybody or for 18 to 27 year-olds. */
export interface MatrixChoice {
  term: number
  young: boolean
}

export const matrixOf = (tariff: VolumeTariff): MatrixChoice => ({
  term: tariff.properties.contract_term,
  young: isYoung(tariff),
})

/** A row for each tariff of the choice, with its price together with the variant. */
export function tariffRows(
  { tariffs, bundles }: { tariffs: readonly VolumeTariff[]; bundles: BundleData },
  choice: MatrixChoice,
  concreteProductId: string,
): TariffRow[] {
  const rows = tariffs
    .filter((tariff) => isOf(choice, tariff))
    .map((tariff) => {
      const bundle = bundleFor(bundles, tariff, concreteProductId)
      return { tariff, offer: bundle && { bundle, price: bundlePrice(tariff, bundle) } }
    })
  const lowest = Math.min(...rows.flatMap(({ offer }) => offer?.price.total ?? []))
  return rows.map((row) => ({ ...row, cheapest: row.offer?.price.total === lowest }))
}

/** bundlePrice(Nimbus Mobil M for 24 months, Solvar S1 Pro 256 GB) → 44,95 € a month, 149 € for the device, 1.274,70 € in all */
export function bundlePrice(tariff: Pick<VolumeTariff, 'conditions' | 'properties'>, bundle: Bundle): BundlePrice {
  const conditions = [...tariff.conditions, ...bundle.conditions]
  const book = ledger(conditions)
  return {
    conditions,
    book,
    monthly: book.months[0] ?? cents(0),
    device: oneOffParts(conditions).find(({ kind }) => kind === 'device')?.amount ?? cents(0),
    total: totalOver(book, tariff.properties.contract_term),
  }
}

/**
 * The row of the wanted tariff; where that isn't sold with the variant the next larger one that is, else any. undefined when
 * none is. With Nimbus Mobil S wanted, which has no bundle → M
 */
export function offeredRow(rows: readonly TariffRow[], wantedId: string): OfferedRow | undefined {
  const wanted = rows.findIndex(({ tariff }) => tariff.concrete_product_id === wantedId)
  return [...rows.slice(Math.max(wanted, 0)), ...rows].find(isOffered)
}

const isOffered = (row: TariffRow): row is OfferedRow => row.offer !== undefined

/** The tariff with device that an id means: its own, or that of its counterpart without. 'mobil-m-24' → mobil-m-device-24 */
export const tariffById = (tariffs: readonly VolumeTariff[], id: string | undefined): VolumeTariff | undefined =>
  tariffs.find(
    ({ concrete_product_id, properties }) => id && [concrete_product_id, properties.counterpart_id].includes(id),
  )

/** The same tariff for another term or age, else the first one of these; undefined where there is none. */
export function tariffOf(
  tariffs: readonly VolumeTariff[],
  tariff: VolumeTariff,
  choice: MatrixChoice,
): VolumeTariff | undefined {
  const offered = tariffs.filter((other) => isOf(choice, other))
  return offered.find((other) => other.properties.family === tariff.properties.family) ?? offered[0]
}

const isOf = ({ term, young }: MatrixChoice, tariff: VolumeTariff): boolean =>
  tariff.properties.contract_term === term && isYoung(tariff) === young

/** Terms that the tariffs are sold for, the longest first. */
export const termsOf = (tariffs: readonly VolumeTariff[]): number[] =>
  [...new Set(tariffs.map(({ properties }) => properties.contract_term))].sort((one, other) => other - one)
