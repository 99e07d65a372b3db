import type { Benefits } from '@nimbus/shared-contracts/catalogue'
import { dsl, fibre, television, young } from './landline'
import { mobile, prepaid, smartphone } from './mobile'
import type { BenefitFacts, ProductBenefits } from './product-benefits'

/** The products that have a page /{product}-vorteile (ROUTE-1). */
const PRODUCTS: Record<string, (facts: BenefitFacts) => ProductBenefits> = {
  glasfaser: fibre,
  dsl,
  tv: television,
  young,
  mobilfunk: mobile,
  prepaid,
  smartphone,
}

/** The products in the order of their links. */
export const BENEFIT_PRODUCTS: readonly string[] = Object.keys(PRODUCTS)

/** What speaks for a product; undefined for one that has no such page. Every number comes from the facts. */
export function benefitsOf(product: string, facts: BenefitFacts): Benefits | undefined {
  const write = Object.hasOwn(PRODUCTS, product) ? PRODUCTS[product] : undefined
  if (!write) return undefined
  const { label: _, ...texts } = write(facts)
  const others = Object.entries(PRODUCTS)
    .filter(([other]) => other !== product)
    .map(([other, writeOther]) => ({ product: other, label: writeOther(facts).label }))
  return { product, ...texts, others }
}
