import type { HardwareItem, ItemGroup, Option, Promotion, Tariff, TariffList } from '@nimbus/shared-contracts/catalogue'
import type { CatalogueData, GroupData } from './data'
import { groupsFor, toItem } from './items'
import { isValidAt, promotionsOf } from './promotions'
import { isInCategory, tariffsAt } from './tariffs'

/**
 * What the shop sells at the clock's now. Ask it anew for each request: prices change when a promotion begins or ends and
 * when another version of the data comes into effect.
 */
export interface Catalogue {
  /** Changes whenever a price could have changed: data version and running promotions. */
  version(): string
  /** Every landline tariff that is sold, of all families, offers, TV choices and terms. */
  tariffs(): readonly Tariff[]
  tariff(id: string): Tariff | undefined
  option(id: string): Option | undefined
  hardware(id: string): HardwareItem | undefined
  /** True while the promotion with this id runs. */
  promotionValid(id: string): boolean
  /** Groups of what can be ordered with the tariff; an item that isn't in them doesn't go with it. */
  optionsFor(tariff: Tariff): ItemGroup[]
  hardwareFor(tariff: Tariff): ItemGroup[]
  /** The tariff list of a category; undefined for a slug that doesn't exist. */
  category(slug: string): TariffList | undefined
  /** The facts behind the tariffs, for texts that are made from them. */
  data(): CatalogueData
}

/** What can be derived once per state: it changes only with the data or at the boundary of a promotion. */
interface Snapshot {
  version: string
  data: CatalogueData
  tariffs: readonly Tariff[]
  tariffById: ReadonlyMap<string, Tariff>
  optionById: ReadonlyMap<string, Option>
  hardwareById: ReadonlyMap<string, Option>
  running: readonly Promotion[]
}

export interface CatalogueDeps {
  clock: () => Date
  /** The data in effect at an instant; see versions.ts. */
  dataAt: (now: Date) => CatalogueData
}

/** The catalogue service; order and routes share one. */
export function createCatalogue({ clock, dataAt }: CatalogueDeps): Catalogue {
  let latest: Snapshot | undefined

  function snapshot(): Snapshot {
    const now = clock()
    const data = dataAt(now)
    const running = promotionsOf(data).filter((promotion) => isValidAt(promotion, now))
    const version = [data.catalogue.version, ...running.map(({ id }) => id)].join('+')
    if (latest?.version !== version || latest.data !== data) latest = derive(data, now, version, running)
    return latest
  }

  return {
    version: () => snapshot().version,
    tariffs: () => snapshot().tariffs,
    tariff: (id) => snapshot().tariffById.get(id),
    option: (id) => snapshot().optionById.get(id),
    hardware: (id) => snapshot().hardwareById.get(id),
    promotionValid: (id) => snapshot().running.some((promotion) => promotion.id === id),
    optionsFor: (tariff) => groupsFor(snapshot().data, snapshot().data.items.options, tariff),
    hardwareFor: (tariff) => groupsFor(snapshot().data, snapshot().data.items.hardware, tariff),
    category: (slug) => categoryOf(snapshot(), slug),
    data: () => snapshot().data,
  }
}

function derive(data: CatalogueData, now: Date, version: string, running: Promotion[]): Snapshot {
  const tariffs = tariffsAt(data, now)
  const itemsById = (groups: readonly GroupData[]): Map<string, Option> =>
    new Map(groups.flatMap((group) => group.items.map((item, index) => [item.id, toItem(data, group, item, index)])))
  return {
    version,
    data,
    running,
    tariffs,
    tariffById: new Map(tariffs.map((tariff) => [tariff.concrete_product_id, tariff])),
    optionById: itemsById(data.items.options),
    hardwareById: itemsById(data.items.hardware),
  }
}

function categoryOf({ data, tariffs, version }: Snapshot, slug: string): TariffList | undefined {
  const category = data.categories.find((candidate) => candidate.slug === slug)
  if (!category) return undefined
  const { title, lead, description } = category
  return {
    category: { slug, title, lead, description },
    categories: data.categories.map(({ slug: other, label }) => ({ slug: other, label })),
    tariffs: tariffs.filter((tariff) => isInCategory(category, tariff)),
    catalogue_version: version,
  }
}
