import type { Area } from '@nimbus/shared-contracts/cart'
import type {
  Bundle,
  ConcreteProduct,
  Device,
  ItemGroup,
  Promotion,
  Tariff,
  TariffList,
} from '@nimbus/shared-contracts/catalogue'
import { dayOf } from '@nimbus/server-kit/clock'
import { API_PREFIX } from '@nimbus/server-kit/http'
import type { Surroundings } from '../devices/device'
import { createDeviceRange, type DeviceRange } from '../devices/device-range'
import type { CatalogueData } from '../data/data'
import { groupsFor } from '../tariffs/items'
import { isInMobileCategory } from '../tariffs/mobile-tariffs'
import { isValidAt, promotionsOf } from '../tariffs/promotions'
import { soldTariffsAt } from '../tariffs/sold-tariffs'
import { isInCategory, type SoldTariff } from '../tariffs/tariffs'

/**
 * What the shop sells at the clock's now. Ask it anew for each request: prices change when a promotion begins or ends and
 * when another version of the data comes into effect.
 */
export interface Catalogue {
  /** Changes whenever a price could have changed: data version and running promotions. */
  version(): string
  /** Every tariff that is sold, landline and mobile, in all variants. */
  tariffs(): readonly SoldTariff[]
  tariff(id: string): SoldTariff | undefined
  /** True while the promotion with this id runs. */
  promotionValid(id: string): boolean
  /** Groups of what can be ordered with the tariff, none for mobile; an item that isn't in them doesn't go with it. */
  optionsFor(tariff: Tariff): ItemGroup[]
  hardwareFor(tariff: Tariff): ItemGroup[]
  /** The tariff list of an area's category; undefined for a slug that doesn't exist there. */
  category(area: Area, slug: string): TariffList | undefined
  /** Devices with their variants and bundles. */
  devices(): DeviceRange
  /** A variant by its `concrete_product_id`, with its device. */
  product(id: string): { device: Device; product: ConcreteProduct } | undefined
  /** What a variant costs with a tariff, with or without device; undefined where they aren't sold together. */
  bundle(tariff: Tariff, productId: string): Bundle | undefined
  /** The facts behind the tariffs, for texts that are made from them. */
  data(): CatalogueData
}

/** What can be derived once per state: it changes only with the data or at the boundary of a promotion. */
interface Snapshot {
  version: string
  data: CatalogueData
  tariffs: readonly SoldTariff[]
  tariffById: ReadonlyMap<string, SoldTariff>
  running: readonly Promotion[]
  devices: DeviceRange
}

export interface CatalogueDeps {
  clock: () => Date
  /** The data in effect at an instant; see versions.ts. */
  dataAt: (now: Date) => CatalogueData
  /** Where browsers reach the API: "/api" */
  publicBase?: string | undefined
}

/** The catalogue service; order and routes share one. */
export function createCatalogue({ clock, dataAt, publicBase = API_PREFIX }: CatalogueDeps): Catalogue {
  let latest: Snapshot | undefined
  const surroundings = () => ({ day: dayOf(clock()), publicBase })

  function snapshot(): Snapshot {
    const now = clock()
    const data = dataAt(now)
    const running = promotionsOf(data).filter((promotion) => isValidAt(promotion, now))
    const version = [data.catalogue.version, ...running.map(({ id }) => id)].join('+')
    if (latest?.version !== version || latest.data !== data) latest = derive(data, now, version, running, surroundings)
    return latest
  }

  return {
    version: () => snapshot().version,
    tariffs: () => snapshot().tariffs,
    tariff: (id) => snapshot().tariffById.get(id),
    promotionValid: (id) => snapshot().running.some((promotion) => promotion.id === id),
    optionsFor: (tariff) => itemsFor(snapshot().data, 'options', tariff),
    hardwareFor: (tariff) => itemsFor(snapshot().data, 'hardware', tariff),
    category: (area, slug) => categoryOf(snapshot(), area, slug, dayOf(clock())),
    devices: () => snapshot().devices,
    product: (id) => snapshot().devices.product(id),
    bundle: (tariff, productId) => snapshot().devices.bundle(tariff, productId),
    data: () => snapshot().data,
  }
}

function derive(
  data: CatalogueData,
  now: Date,
  version: string,
  running: Promotion[],
  surroundings: () => Surroundings,
): Snapshot {
  const tariffs = soldTariffsAt(data, now)
  return {
    version,
    data,
    running,
    tariffs,
    devices: createDeviceRange({ files: data, shipping: data.catalogue.shipping, tariffs, version, surroundings }),
    tariffById: new Map(tariffs.map((tariff) => [tariff.concrete_product_id, tariff])),
  }
}

const itemsFor = (data: CatalogueData, list: 'options' | 'hardware', tariff: Tariff): ItemGroup[] =>
  tariff.kind === 'landline' ? groupsFor(data, data.items[list], tariff) : []

function categoryOf(
  { data, tariffs, version }: Snapshot,
  area: Area,
  slug: string,
  today: string,
): TariffList | undefined {
  const listOf = <C extends CategoryTexts>(
    categories: readonly C[],
    sells: (category: C, tariff: Tariff) => boolean,
  ): TariffList | undefined => {
    const category = categories.find((candidate) => candidate.slug === slug)
    if (!category) return undefined
    const { title, lead, description } = category
    return {
      category: { slug, title, lead, description },
      categories: categories.map(({ slug: other, label }) => ({ slug: other, label })),
      tariffs: tariffs.filter((tariff) => sells(category, tariff)),
      catalogue_version: version,
      today,
    }
  }
  return area === 'mobile' ? listOf(data.mobile.categories, isInMobileCategory) : listOf(data.categories, isInCategory)
}

type CategoryTexts = TariffList['category'] & { label: string }
