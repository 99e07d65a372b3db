import type { Benefits, Campaigns } from '@nimbus/shared-contracts/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'

/** What the texts are made from: the catalogue's facts, and what runs now beside the prices. */
export interface BenefitFacts {
  data: CatalogueData
  campaigns: Campaigns
}

/** The texts of one product; its name in the address and the other products are added where they are collected. */
export interface ProductBenefits extends Omit<Benefits, 'product' | 'others'> {
  /** In links to the page. */
  label: string
}

/** A number of months in the dative plural: monthsText([24, 12]) → '12 oder 24 Monaten' */
export const monthsText = (terms: readonly number[]): string =>
  `${[...terms].sort((one, other) => one - other).join(' oder ')}\u00a0Monaten`
