import type { Cart, Handset } from '@nimbus/shared-contracts/cart'
import { isYoung, type LandlineTariff, type Tariff, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { DEVICE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import type { Block } from './lines'

/** The landline categories that list a tariff. */
export type LandlineCategory = 'glasfaser-tarife' | 'dsl-tarife' | 'young-tarife'

/** The mobile categories that list a tariff. */
export type MobileCategory = 'mobilfunk-tarife' | 'young-tarife' | 'prepaid-tarife'

/** The category that lists a landline tariff: Young before technology. */
function landlineCategory(tariff: LandlineTariff): LandlineCategory {
  if (isYoung(tariff)) return 'young-tarife'
  return tariff.properties.technology === 'DSL' ? 'dsl-tarife' : 'glasfaser-tarife'
}

/** The category that lists a mobile tariff. mobileCategory(Nimbus Prepaid L) → 'prepaid-tarife' */
function mobileCategory(tariff: VolumeTariff): MobileCategory {
  if (tariff.kind === 'prepaid') return 'prepaid-tarife'
  return isYoung(tariff) ? 'young-tarife' : 'mobilfunk-tarife'
}

/** The page that lists the tariff. */
export const categoryHref = (tariff: Tariff): string =>
  tariff.kind === 'landline'
    ? routes.landlineTariffs(landlineCategory(tariff))
    : routes.mobileTariffs(mobileCategory(tariff))

/** The page of a device in the variant of the cart, where its tariff is chosen too; the mobile tariffs if it isn't known. */
export const deviceHref = ({ category, slug, concrete_product_id: pid }: Handset): string =>
  category && slug ? routes.device(category, slug, { pid }) : routes.mobileTariffs()

/** The devices that are sold with the tariff. */
export const devicesHref = (tariff: Tariff | null): string =>
  routes.devices(DEVICE_CATEGORY, { tariff: tariff?.concrete_product_id })

/** What the link above the heading names. */
export type WayBack = LandlineCategory | MobileCategory | 'device' | 'tariffs'

/** The page that belongs to what is in the cart: its device, where its tariff is chosen too, or its tariff's category. */
export function wayBack({ tariff, handset }: Pick<Cart, 'tariff' | 'handset'>): { href: string; to: WayBack } {
  if (handset) return { href: deviceHref(handset), to: 'device' }
  if (!tariff) return { href: routes.landlineTariffs(), to: 'tariffs' }
  const to = tariff.kind === 'landline' ? landlineCategory(tariff) : mobileCategory(tariff)
  return { href: categoryHref(tariff), to }
}

/** Where a line is changed: its owner's page for what is in the cart; undefined where there is none. */
export function editHref(block: Block, { tariff, handset }: Pick<Cart, 'tariff' | 'handset'>): string | undefined {
  if (block === 'handset') return handset ? deviceHref(handset) : undefined
  if (!tariff) return undefined
  if (block === 'tariff') return categoryHref(tariff)
  if (tariff.kind !== 'landline') return undefined
  const category = landlineCategory(tariff)
  return block === 'options' ? routes.landlineOptions(category) : routes.landlineHardware(category)
}
