import { familyOf, type LandlineTariff, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { needsHandset } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { startOfDay } from '@nimbus/server-kit/clock'
import type { CatalogueData } from '../../catalogue/data/data'
import type { SoldTariff } from '../../catalogue/tariffs/tariffs'
import type { NamedCategory } from './categories'
import { speeds, used } from './characteristics'
import type { BundledOffering, Characteristic, CharacteristicUse, ProductOffering, Reference } from './entities'
import type { EntityWriter } from './entity-writer'
import { listed, type Listed } from './listing'
import { offeringPrice, termOf } from './price-entities'
import { tariffPlans } from './tariff-prices'

/** What the tariffs of a state are written with. */
export interface TariffContext {
  data: CatalogueData
  categories: readonly NamedCategory[]
  writer: EntityWriter
  /** What a bundle of the landline has beside its line: items that come with it and groups to choose from. */
  partsOf: (tariff: LandlineTariff) => BundledOffering[]
}

/** The channel in which the shop sells. */
export const WEB = { id: 'web', name: 'Webshop' }

/** The family of a tariff as its specification names it. */
const familyReference = (tariff: SoldTariff, { data, writer }: TariffContext): Reference => {
  const id = familyOf(tariff)
  const family = [...data.families, ...data.mobile.families, ...data.mobile.prepaid].find((one) => one.id === id)
  return writer.reference('productSpecification', { id, name: family?.name ?? tariff.name })
}

/** A tariff as it is sold; one with options is a bundle of its line and of them. */
function tariffOffering(tariff: SoldTariff, context: TariffContext): ProductOffering {
  const { writer, data, categories } = context
  const { concrete_product_id: id, product_name, description, properties, launched_on } = tariff
  const family = familyReference(tariff, context)
  const offer = properties.offer
  const label = [...data.offers, ...data.mobile.offers].find((one) => one.id === offer)?.label
  return {
    ...writer.described('productOffering', { id, name: product_name }),
    ...(description && { description }),
    validFor: { startDateTime: startOfDay(launched_on).toISOString() },
    isBundle: tariff.kind === 'landline',
    isSellable: !needsHandset(tariff),
    category: categories.filter(({ sells }) => sells(tariff)).map((one) => writer.reference('category', one)),
    channel: [WEB],
    ...(offer && { marketSegment: [{ id: offer, name: label || 'Standard' }] }),
    attachment: [sheetOf(tariff, writer)],
    prodSpecCharValueUse: usesOf(tariff, context, family),
    ...termOf(properties.contract_term),
    productOfferingPrice: tariffPlans(data, tariff).map((plan) => offeringPrice(plan, writer)),
    ...(tariff.kind === 'landline'
      ? { bundledProductOffering: [lineOf(family), ...context.partsOf(tariff)] }
      : { productSpecification: family }),
  }
}

/** The product information sheet; a tariff with device has that of the one without. */
function sheetOf(tariff: SoldTariff, { addresses }: EntityWriter) {
  const id = needsHandset(tariff) ? tariff.properties.counterpart_id : tariff.concrete_product_id
  const url = addresses.atShop(routes.productSheets({ tariff: id ?? tariff.concrete_product_id }))
  return { name: 'Produktinformationsblatt', attachmentType: 'productInformationSheet', mimeType: 'text/html', url }
}

const lineOf = ({ id, name }: Reference): BundledOffering => ({
  id,
  ...(name && { name }),
  bundledProductOfferingOption: { numberRelOfferLowerLimit: 1, numberRelOfferUpperLimit: 1, numberRelOfferDefault: 1 },
})

function usesOf(tariff: SoldTariff, { data }: TariffContext, family: Reference): CharacteristicUse[] {
  const { benefits = [], footnote_tag, properties } = tariff
  return [
    ...(tariff.kind === 'landline' ? landlineUses(tariff, data, family) : mobileUses(tariff, family)),
    ...(properties.offer ? [used('offer', [properties.offer], family)] : []),
    ...(benefits.length > 0 ? [used('benefit', benefits, family)] : []),
    ...(footnote_tag ? [used('footnote', [footnote_tag], family)] : []),
  ]
}

/** TV, and speeds where they aren't those of the family: DSL XL with MegaStream sends faster. */
function landlineUses({ bandwidth, properties }: LandlineTariff, { families }: CatalogueData, family: Reference) {
  const usual = families.find(({ id }) => id === family.id)
  const speedOf = ({ productSpecCharacteristicValue: [first] }: Characteristic) => first?.value
  const regular = new Map(usual && speeds(usual.bandwidth).map((one) => [one.name, speedOf(one)]))
  const other = speeds(bandwidth).filter((one) => regular.get(one.name) !== speedOf(one))
  return [
    used('tv', [properties.tv], family),
    ...other.map(({ name, valueType, productSpecCharacteristicValue }) => ({
      name,
      valueType,
      productSpecCharacteristicValue,
      productSpecification: family,
    })),
  ]
}

const mobileUses = (tariff: VolumeTariff, family: Reference): CharacteristicUse[] =>
  tariff.kind === 'mobile' ? [used('device', [needsHandset(tariff)], family)] : []

/** All tariffs that are sold, as offerings. */
export const tariffOfferings = (tariffs: readonly SoldTariff[], context: TariffContext): Listed[] =>
  tariffs.map((tariff) => {
    const inCategories = context.categories.filter(({ sells }) => sells(tariff)).map(({ id }) => id)
    const facts = {
      name: tariff.product_name,
      isBundle: tariff.kind === 'landline',
      isSellable: !needsHandset(tariff),
      'category.id': inCategories,
      ...(tariff.kind !== 'landline' && { 'productSpecification.id': familyOf(tariff) }),
    }
    return listed(tariff.concrete_product_id, facts, () => tariffOffering(tariff, context))
  })

/** The lines that the bundles of the landline have in them; they are sold in no other way. */
export const lineOfferings = ({ data: { families }, writer }: TariffContext): Listed[] =>
  families.map(({ id, name, description }) => {
    const facts = { name, isBundle: false, isSellable: false, 'productSpecification.id': id }
    const make = (): ProductOffering => ({
      ...writer.described('productOffering', { id, name }),
      description,
      isBundle: false,
      isSellable: false,
      productSpecification: writer.reference('productSpecification', { id, name }),
    })
    return listed(id, facts, make)
  })
