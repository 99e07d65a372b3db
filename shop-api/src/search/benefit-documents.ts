import { routes } from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from '../catalogue/data'
import { BENEFIT_PRODUCTS, benefitsOf } from '../content/benefits'
import { campaignsAt } from '../content/campaigns'
import type { SearchDocument } from './search-document'

/** The pages of what speaks for each product. */
export const benefitDocuments = (data: CatalogueData, now: Date): SearchDocument[] =>
  BENEFIT_PRODUCTS.flatMap((product): SearchDocument[] => {
    const benefits = benefitsOf(product, { data, campaigns: campaignsAt(data, now) })
    if (!benefits) return []
    const { title, description } = benefits
    return [{ group: 'help', title, text: description, href: routes.benefits(product), keywords: 'Vorteile' }]
  })
