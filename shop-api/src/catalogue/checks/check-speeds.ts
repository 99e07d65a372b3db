import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

/** Speeds: minimum ≤ normally available ≤ maximum, all above zero, in both directions (TKTransparenzV § 1). */
export function checkSpeeds({ families }: CatalogueData): Problem[] {
  return families.flatMap((family, index) => {
    const places = [
      { keys: [index, 'bandwidth'], bandwidth: family.bandwidth },
      ...family.bandwidth_variants.map((variant, at) => ({
        keys: [index, 'bandwidth_variants', at, 'bandwidth'],
        bandwidth: variant.bandwidth,
      })),
    ]
    return places.flatMap(({ keys, bandwidth }) =>
      (['down', 'up'] as const).flatMap((direction) => {
        const { min, normal, max } = bandwidth[direction]
        const isOrdered = 0 < min && min <= normal && normal <= max
        const text = `speeds of ${family.id} aren't 0 < min ≤ normal ≤ max: ${min}, ${normal}, ${max}`
        return isOrdered ? [] : [problem('families', [...keys, direction], text)]
      }),
    )
  })
}
