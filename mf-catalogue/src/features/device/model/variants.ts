import type { Color, ConcreteProduct } from '@nimbus/shared-contracts/catalogue'

/** The storage of what has none, such as a charger. */
const NONE = ''

/** storageOf(Fjordblau 256 GB) → "256 GB"; '' without storage */
export const storageOf = ({ storage }: ConcreteProduct): string => storage?.name ?? NONE

/** The variant that an address names, else the first one (CAT-6). */
export function productOf(products: readonly ConcreteProduct[], pid: string | undefined): ConcreteProduct | undefined {
  return products.find(({ concrete_product_id }) => concrete_product_id === pid) ?? products[0]
}

/**
 * The variant in another colour: with the same storage if that combination exists, otherwise with the first storage of
 * that colour (CAT-6). An unknown colour changes nothing.
 */
export function withColor(
  products: readonly ConcreteProduct[],
  current: ConcreteProduct,
  color: string,
): ConcreteProduct {
  const inColor = products.filter((product) => product.color.name === color)
  return inColor.find((product) => storageOf(product) === storageOf(current)) ?? inColor[0] ?? current
}

/** The variant with another storage in the same colour; a combination that doesn't exist changes nothing. */
export function withStorage(
  products: readonly ConcreteProduct[],
  current: ConcreteProduct,
  storage: string,
): ConcreteProduct {
  return variant(products, current.color.name, storage) ?? current
}

const variant = (products: readonly ConcreteProduct[], color: string, storage: string): ConcreteProduct | undefined =>
  products.find((product) => product.color.name === color && storageOf(product) === storage)

/** The colours in their order, each once. */
export const colorsOf = (products: readonly ConcreteProduct[]): Color[] => [
  ...new Map(products.map(({ color }) => [color.name, color])).values(),
]

export interface StorageChoice {
  name: string
  /** False when the colour has no variant with it. */
  exists: boolean
}

/** Every storage of the device, also those that a colour doesn't have; none for what has no storage. */
export function storagesOf(products: readonly ConcreteProduct[], color: string): StorageChoice[] {
  const names = new Set(products.map(storageOf).filter((name) => name !== NONE))
  return [...names].map((name) => ({ name, exists: variant(products, color, name) !== undefined }))
}
