import { createHash } from 'node:crypto'
import type { LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { CONDITION } from '@nimbus/shared-contracts/money'
import type { CatalogueData, GroupData, ItemData } from '../../catalogue/data/data'
import { goesWith } from '../../catalogue/tariffs/items'
import { condition } from '../../catalogue/tariffs/price-steps'
import { fixed, freeText } from './characteristics'
import type { BundledOffering, Characteristic, ProductOffering, ProductSpecification } from './entities'
import type { EntityWriter } from './entity-writer'
import { listed, type Listed } from './listing'
import { offeringPrice, termOf } from './price-entities'
import { recurringPlan, shippingPlan, type PricePlan } from './price-plan'

/** A question of the landline with those of its answers that go with some tariffs. */
interface OptionGroup {
  id: string
  group: GroupData
  items: readonly ItemData[]
}

const groupsOf = ({ items: { options, hardware } }: CatalogueData): GroupData[] => [...options, ...hardware]

/** Long enough that no two choices of one group share it. */
const CHOICE_LENGTH = 8

/**
 * The id of a group; where not all of its answers go with a tariff, it is another group.
 * groupIdOf(router, all three) → 'group-router'; groupIdOf(weitere, those without TV) → 'group-weitere-' and a hash of them
 */
function groupIdOf({ id, items: all }: GroupData, items: readonly ItemData[]): string {
  if (items.length === all.length) return `group-${id}`
  const choice = createHash('sha256').update(items.map((item) => item.id).join(' '))
  return `group-${id}-${choice.digest('hex').slice(0, CHOICE_LENGTH)}`
}

/** What can be chosen with a tariff, group by group; what comes with it in any case is in none. */
const optionGroupsOf = (data: CatalogueData, tariff: LandlineTariff): OptionGroup[] =>
  groupsOf(data).flatMap((group) => {
    const items = group.items.filter((item) => !item.mandatory && goesWith(item, tariff))
    return items.length > 0 ? [{ id: groupIdOf(group, items), group, items }] : []
  })

/** An answer that is always there: one's own router costs nothing and binds nobody. */
const isFree = ({ monthly, contract_term = 0 }: ItemData): boolean => monthly === 0 && contract_term === 0

/** How many answers a group takes: one of router, at most one of streaming, any of what excludes nothing. */
function answersOf({ group, items }: OptionGroup): BundledOffering['bundledProductOfferingOption'] {
  const least = group.exclusive && items.some(isFree) ? 1 : 0
  return {
    numberRelOfferLowerLimit: least,
    numberRelOfferUpperLimit: group.exclusive ? 1 : items.length,
    numberRelOfferDefault: least,
  }
}

/** What a tariff of the landline has beside its line. */
export const partsOf = (data: CatalogueData, tariff: LandlineTariff): BundledOffering[] => [
  ...groupsOf(data).flatMap(({ items }) =>
    items.filter((item) => item.mandatory && goesWith(item, tariff)).map((item) => bundled(item, 1, 1)),
  ),
  ...optionGroupsOf(data, tariff).map((choice) => ({
    id: choice.id,
    name: choice.group.title,
    bundledProductOfferingOption: answersOf(choice),
  })),
]

const bundled = ({ id, name }: ItemData, least: number, preset: number): BundledOffering => ({
  id,
  name,
  bundledProductOfferingOption: {
    numberRelOfferLowerLimit: least,
    numberRelOfferUpperLimit: 1,
    numberRelOfferDefault: preset,
  },
})

/** What an option or a device of the landline costs; one that costs nothing has no price. */
export function itemPlans({ catalogue }: CatalogueData, item: ItemData): PricePlan[] {
  const { id, monthly, shipped, contract_term } = item
  const price = recurringPlan([condition(CONDITION.monthly, monthly)], {
    id: `${id}-monthly`,
    name: shipped ? 'Miete' : 'Grundpreis',
    ...(contract_term && { term: contract_term }),
  })
  return [...(price && monthly > 0 ? [price] : []), ...(shipped ? [shippingPlan(catalogue.shipping)] : [])]
}

const specificationIdOf = ({ id }: ItemData): string => `spec-${id}`

function itemOffering(data: CatalogueData, writer: EntityWriter, group: GroupData, item: ItemData): ProductOffering {
  const { id, name, description, contract_term = 0 } = item
  const others = group.exclusive ? group.items.filter((other) => other.id !== id) : []
  const prices = itemPlans(data, item).map((plan) => offeringPrice(plan, writer))
  return {
    ...writer.described('productOffering', { id, name }),
    description,
    isBundle: false,
    isSellable: false,
    productSpecification: writer.reference('productSpecification', { id: specificationIdOf(item), name }),
    ...termOf(contract_term),
    ...(prices.length > 0 && { productOfferingPrice: prices }),
    ...(others.length > 0 && {
      productOfferingRelationship: others.map((other) => ({
        ...writer.reference('productOffering', other),
        relationshipType: 'exclusivity',
      })),
    }),
  }
}

function itemSpecification(writer: EntityWriter, item: ItemData): ProductSpecification {
  const { name, description, notice_months, benefits } = item
  const characteristics: Characteristic[] = [
    ...(notice_months === undefined ? [] : [fixed('noticeMonths', notice_months, 'month')]),
    ...(benefits.length > 0 ? [benefitsOf(benefits)] : []),
  ]
  return {
    ...writer.described('productSpecification', { id: specificationIdOf(item), name }),
    description,
    isBundle: false,
    brand: COMPANY.brand,
    productSpecCharacteristic: characteristics,
  }
}

/** The benefits of something that has no variants. */
const benefitsOf = (benefits: readonly string[]): Characteristic => ({
  ...freeText('benefit'),
  configurable: false,
  productSpecCharacteristicValue: benefits.map((value) => ({ value, isDefault: true })),
})

function groupOffering({ id, group, items }: OptionGroup, writer: EntityWriter): ProductOffering {
  const least = group.exclusive ? items.find(isFree)?.id : undefined
  return {
    ...writer.described('productOffering', { id, name: group.title }),
    description: group.description,
    isBundle: true,
    isSellable: false,
    bundledProductOffering: items.map((item) => bundled(item, 0, item.id === least ? 1 : 0)),
    ...writer.extended('NimbusOptionGroup', 'ProductOffering'),
  }
}

/** Options and devices of the landline, and the groups that tariffs have of them. */
export function optionListings(data: CatalogueData, writer: EntityWriter, tariffs: readonly LandlineTariff[]) {
  const items = groupsOf(data).flatMap((group) => group.items.map((item) => ({ group, item })))
  const groups = new Map(
    tariffs.flatMap((tariff) => optionGroupsOf(data, tariff)).map((choice) => [choice.id, choice] as const),
  )
  const unsold = { isSellable: false }
  return {
    productSpecification: items.map(({ item }): Listed => {
      const facts = { name: item.name, brand: COMPANY.brand }
      return listed(specificationIdOf(item), facts, () => itemSpecification(writer, item))
    }),
    productOffering: [
      ...[...groups.values()].map((choice): Listed => {
        const facts = { name: choice.group.title, isBundle: true, ...unsold }
        return listed(choice.id, facts, () => groupOffering(choice, writer))
      }),
      ...items.map(({ group, item }): Listed => {
        const facts = {
          name: item.name,
          isBundle: false,
          ...unsold,
          'productSpecification.id': specificationIdOf(item),
        }
        return listed(item.id, facts, () => itemOffering(data, writer, group, item))
      }),
    ],
    plans: items.flatMap(({ item }) => itemPlans(data, item)),
  }
}
