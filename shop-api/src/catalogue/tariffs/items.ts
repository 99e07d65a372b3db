import type { ItemGroup, LandlineTariff, Option } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, type PriceCondition } from '@nimbus/shared-contracts/money'
import type { CatalogueData, GroupData, ItemData } from '../data/data'
import { condition } from './price-steps'

/**
 * An option or device as it is sold with a tariff; shipping comes with what is shipped. What belongs to the tariff binds as
 * long as the tariff does: the connection of dsl-m-12 → contract_term 12 (CAT-23).
 */
function toItem(
  data: CatalogueData,
  group: GroupData,
  { item, index, tariff }: { item: ItemData; index: number; tariff: LandlineTariff },
): Option {
  return {
    concrete_product_id: item.id,
    product_name: item.name,
    name: item.name,
    description: item.description,
    benefits: item.benefits,
    mandatory: item.mandatory,
    grouping_id: group.exclusive ? group.id : null,
    properties: {
      product_id: item.id,
      contract_term: item.mandatory ? tariff.properties.contract_term : (item.contract_term ?? 0),
      ...(item.notice_months !== undefined && { notice_months: item.notice_months }),
      shipped: item.shipped,
      sort_index: index,
    },
    conditions: conditionsOf(data, item),
  }
}

const conditionsOf = ({ catalogue }: CatalogueData, item: ItemData): PriceCondition[] => [
  condition(CONDITION.monthly, item.monthly),
  ...(item.shipped ? [condition(CONDITION.shipping, catalogue.shipping)] : []),
]

/** What every device of the landline costs, whatever tariff it goes with. */
export const hardwarePrices = (data: CatalogueData): { conditions: PriceCondition[] }[] =>
  data.items.hardware.flatMap(({ items }) => items.map((item) => ({ conditions: conditionsOf(data, item) })))

/** True when the item can be had with the tariff: the TV box only with TV. */
export function goesWith({ technologies, tvs }: ItemData, { properties: { technology, tv } }: LandlineTariff): boolean {
  return (technologies?.includes(technology) ?? true) && (tvs?.includes(tv) ?? true)
}

/** The groups with what goes with the tariff; a group that would be empty is left out. */
export function groupsFor(data: CatalogueData, groups: readonly GroupData[], tariff: LandlineTariff): ItemGroup[] {
  return groups
    .map((group) => ({
      grouping_id: group.exclusive ? group.id : null,
      title: group.title,
      description: group.description,
      items: group.items
        .filter((item) => goesWith(item, tariff))
        .map((item, index) => toItem(data, group, { item, index, tariff })),
    }))
    .filter(({ items }) => items.length > 0)
}
