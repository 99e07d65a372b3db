/**
 * The entities of TMF620 4.1.0 as far as the shop writes them; every one fits the official definition, which the tests hold
 * them against. Amounts are euros, instants ISO 8601.
 */

interface Money {
  unit: 'EUR'
  value: number
}

/** `amount` counts `units`. */
export interface Quantity {
  amount: number
  units: string
}

export interface TimePeriod {
  startDateTime?: string
  endDateTime?: string
}

export interface Reference {
  id: string
  href?: string
  name?: string
  '@referredType'?: string
}

interface Relationship extends Reference {
  relationshipType: string
}

/** That an object has more than its definition: by which of ours, and where that can be read. */
export interface Extension {
  '@type'?: string
  '@baseType'?: string
  '@schemaLocation'?: string
}

/** What every resource of the catalogue has. */
export interface Described extends Extension {
  id: string
  href: string
  name: string
  lastUpdate: string
  lifecycleStatus: 'Active' | 'Retired'
  version: string
  description?: string
  validFor?: TimePeriod
}

export interface Catalog extends Described {
  category: Reference[]
}

export interface Category extends Described {
  isRoot: boolean
}

interface CharacteristicValue {
  value: string | number | boolean
  isDefault: boolean
  unitOfMeasure?: string
}

/** A value that an offering fixes. */
export interface CharacteristicUse {
  name: string
  valueType: 'string' | 'number' | 'boolean'
  productSpecCharacteristicValue: CharacteristicValue[]
  productSpecification?: Reference
}

/** A characteristic of a specification; the offerings fix those that are configurable. */
export interface Characteristic extends Omit<CharacteristicUse, 'productSpecification'> {
  configurable: boolean
  minCardinality?: number
  maxCardinality?: number
}

export interface ProductSpecification extends Described {
  isBundle: false
  brand: string
  productNumber?: string
  relatedParty?: (Reference & { role: string })[]
  productSpecCharacteristic: Characteristic[]
}

export interface ProductPriceValue {
  taxCategory: 'VAT'
  taxRate: number
  taxIncludedAmount: Money
  dutyFreeAmount: Money
}

type PriceType = 'recurring' | 'oneTime' | 'usage' | 'discount'

export interface PriceAlterationValue {
  id: string
  name: string
  priceType: PriceType
  recurringChargePeriod: string
  priority: number
  applicationDuration: Quantity
  price: ProductPriceValue
  validFor?: TimePeriod
}

/** A price as an offering has it by value. */
export interface OfferingPriceValue extends Reference {
  name: string
  priceType: PriceType
  recurringChargePeriod?: string
  recurringChargePeriodLength?: number
  unitOfMeasure?: Quantity
  price: ProductPriceValue
  priceAlteration?: PriceAlterationValue[]
}

/** A price, or an alteration of one, as a resource: `price` has the tax in it. */
export interface ProductOfferingPrice extends Described {
  isBundle: false
  priceType: PriceType
  recurringChargePeriodType?: string
  recurringChargePeriodLength?: number
  unitOfMeasure?: Quantity
  price: Money
  tax: { taxCategory: 'VAT'; taxRate: number; taxAmount: Money }[]
  productOfferingTerm?: OfferingTerm[]
  popRelationship?: Relationship[]
  priceIncludesTax: true
  oncePerOrder?: true
  applicationDuration?: Quantity
  priority?: number
}

export interface OfferingTerm {
  name: string
  duration: Quantity
}

export interface BundledOffering extends Reference {
  bundledProductOfferingOption: {
    numberRelOfferLowerLimit: number
    numberRelOfferUpperLimit: number
    numberRelOfferDefault: number
  }
}

export interface Attachment {
  name: string
  attachmentType: string
  mimeType: string
  url: string
}

export interface ProductOffering extends Described {
  isBundle: boolean
  isSellable: boolean
  category?: Reference[]
  channel?: Reference[]
  marketSegment?: Reference[]
  attachment?: Attachment[]
  prodSpecCharValueUse?: CharacteristicUse[]
  productOfferingTerm?: OfferingTerm[]
  productOfferingPrice?: OfferingPriceValue[]
  productOfferingRelationship?: Relationship[]
  /** Of what is no bundle. */
  productSpecification?: Reference
  bundledProductOffering?: BundledOffering[]
}
