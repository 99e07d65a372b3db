import type { ItemGroup, LandlineTariff, Option } from '@nimbus/shared-contracts/catalogue'
import { CONDITION } from '@nimbus/shared-contracts/money'
import type { CatalogueData, GroupData, ItemData } from '../data/data'
import { condition } from './price-steps'

/** An option or device with its price conditions; shipping comes with what is shipped. */
function toItem({ catalogue }: CatalogueData, group: GroupData, item: ItemData, index: number): Option {
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
      contract_term: item.contract_term,
      ...(item.notice_months !== undefined && { notice_months: item.notice_months }),
      shipped: item.shipped,
      sort_index: index,
    },
    conditions: [
      condition(CONDITION.monthly, item.monthly),
      ...(item.shipped ? [condition(CONDITION.shipping, catalogue.shipping)] : []),
    ],
  }
}

/** Every option, or every device of the landline, whatever tariff it goes with. */
export const itemsOf = (data: CatalogueData, list: 'options' | 'hardware'): Option[] =>
  data.items[list].flatMap((group) => group.items.map((item, index) => toItem(data, group, item, index)))

/** True when the item can be had with the tariff: the TV box only with TV. */
function goesWith({ technologies, tvs }: ItemData, { properties: { technology, tv } }: LandlineTariff): boolean {
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
        .map((item, index) => toItem(data, group, item, index)),
    }))
    .filter(({ items }) => items.length > 0)
}
