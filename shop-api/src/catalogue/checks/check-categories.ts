import {
  DEVICE_CATEGORIES,
  LANDLINE_CATEGORY,
  LANDLINE_YOUNG_CATEGORY,
  MOBILE_CATEGORY,
  MOBILE_YOUNG_CATEGORY,
  PREPAID_CATEGORY,
} from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from '../data/data'
import { problem, type Problem } from '../data/problem'

type Category = { slug: string }

/** Categories: all those that links of the shop lead to. */
export function checkLinkedCategories(data: CatalogueData): Problem[] {
  const { categories, mobile } = data
  return [
    ...missing(categories, [LANDLINE_CATEGORY, LANDLINE_YOUNG_CATEGORY]).map((slug) =>
      problem('categories', [], `the category ${slug} is missing`),
    ),
    ...missing(mobile.categories, [MOBILE_CATEGORY, MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY]).map((slug) =>
      problem('mobile', ['categories'], `the category ${slug} is missing`),
    ),
    ...missing(data['device-categories'], DEVICE_CATEGORIES).map((slug) =>
      problem('device-categories', [], `the category ${slug} is missing`),
    ),
  ]
}

/** missing([{slug: 'tablets'}], ['smartphones', 'tablets']) → ['smartphones'] */
const missing = (categories: readonly Category[], linked: readonly string[]): string[] =>
  linked.filter((wanted) => !categories.some(({ slug }) => slug === wanted))
