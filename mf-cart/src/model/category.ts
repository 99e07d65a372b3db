import { isLandline } from '@nimbus/shared-contracts/cart'
import { isYoung, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Block } from './lines'

/** The landline categories that list a tariff. */
export type LandlineCategory = 'glasfaser-tarife' | 'dsl-tarife' | 'young-tarife'

/** The category that lists a landline tariff: Young before technology; undefined for mobile tariffs. */
export function categoryOf(tariff: Tariff): LandlineCategory | undefined {
  if (!isLandline(tariff)) return undefined
  if (isYoung(tariff)) return 'young-tarife'
  return tariff.properties.technology === 'DSL' ? 'dsl-tarife' : 'glasfaser-tarife'
}

/** Where a line is changed: its owner's page for the tariff in the cart; undefined where there is none. */
export function editHref(block: Block, tariff: Tariff | null): string | undefined {
  const category = tariff ? categoryOf(tariff) : undefined
  if (!category) return undefined
  if (block === 'tariff') return routes.landlineTariffs(category)
  if (block === 'options') return routes.landlineOptions(category)
  return block === 'hardware' ? routes.landlineHardware(category) : undefined
}
