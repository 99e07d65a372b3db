import type {
  Combination,
  DeviceCategory,
  DeviceData,
  DeviceFiles,
  Maker,
  PaletteColor,
  PriceRow,
} from '../data/device-data'

/** A colour and storage of a device, with its row of the price list. */
export interface Variant {
  id: string
  color: PaletteColor
  storage: string | undefined
  prices: PriceRow
  soldOut: boolean
}

/** A device with all that the other files say about it. */
export interface Article {
  data: DeviceData
  maker: Maker
  category: DeviceCategory
  variants: readonly [Variant, ...Variant[]]
}

/** variantIdOf('solvar-s1-pro', 'fjordblau', '256 GB') → 'solvar-s1-pro-fjordblau-256'; '1 TB' → …-1tb */
export function variantIdOf(device: string, color: string, storage?: string): string {
  const size = storage?.replace(/ GB$/, '').replace(/\s/g, '').toLowerCase()
  return [device, color, size].filter(Boolean).join('-')
}

/** The colours × storages of a device that exist: colour by colour, in the order of the data. */
export function combinationsOf({ colors, storages, missing }: DeviceData): Combination[] {
  const all: Combination[] = colors.flatMap((color): Combination[] =>
    storages.length > 0 ? storages.map((storage) => [color, storage]) : [[color]],
  )
  return all.filter((combination) => !includes(missing, combination))
}

/** includes([['sand', '1 TB']], ['sand', '1 TB']) → true */
export const includes = (list: readonly Combination[], [color, storage]: Combination): boolean =>
  list.some(([otherColor, otherStorage]) => otherColor === color && otherStorage === storage)

/** The key of a row of the price list. */
export const priceKey = (device: string, storage?: string): string => `${device} ${storage ?? ''}`

/** Every device that the files describe in full; `checks/device-rules.ts` says what is wrong with the others. */
export function articlesOf(files: DeviceFiles): Article[] {
  const makers = new Map(files.makers.map((maker) => [maker.id, maker]))
  const colors = new Map(files.colors.map((color) => [color.id, color]))
  const categories = new Map(files['device-categories'].map((category) => [category.slug, category]))
  const prices = new Map(files['device-prices'].rows.map((row) => [priceKey(row.device, row.storage), row]))

  function variantsOf(data: DeviceData): Variant[] {
    return combinationsOf(data).flatMap((combination) => {
      const [colorId, storage] = combination
      const color = colors.get(colorId)
      const row = prices.get(priceKey(data.id, storage))
      const soldOut = includes(data.sold_out, combination)
      return color && row ? [{ id: variantIdOf(data.id, colorId, storage), color, storage, prices: row, soldOut }] : []
    })
  }

  return files.devices.flatMap((data) => {
    const maker = makers.get(data.maker)
    const category = categories.get(data.category)
    const [first, ...others] = variantsOf(data)
    return maker && category && first ? [{ data, maker, category, variants: [first, ...others] }] : []
  })
}
