/** What a comparison names: a tariff, or a device's variant with its tariff. */
export interface CompareEntry {
  tariffId: string
  device?: { category: string; slug: string; pid: string }
}

/** As many as fit beside each other and can still be told apart. */
export const MOST_COMPARED = 3

/** Neither ids nor slugs of the catalogue have it. */
const PART = '~'

/**
 * The entry as the address of the comparison has it.
 * compareKey({tariffId: 'dsl-m-24'}) → 'dsl-m-24'; a device → 'mobil-m-device-24~smartphones~solvar-s1-pro~solvar-s1-pro-graphit-256'
 */
export const compareKey = ({ tariffId, device }: CompareEntry): string =>
  [tariffId, ...(device ? [device.category, device.slug, device.pid] : [])].join(PART)

/** The entry of a key; undefined for what is none. */
export function entryOf(key: string): CompareEntry | undefined {
  const [tariffId, category, slug, pid, ...rest] = key.split(PART)
  if (!tariffId || rest.length > 0) return undefined
  if (category === undefined) return { tariffId }
  return category && slug && pid ? { tariffId, device: { category, slug, pid } } : undefined
}
