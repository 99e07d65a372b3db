import type { SearchGroup } from '@nimbus/shared-contracts/search'

/** Something that can be found. */
export interface SearchDocument {
  group: SearchGroup
  title: string
  text: string
  href: string
  /** Other words that customers use for it; not shown. */
  keywords: string
  /** The whole of a longer text that `text` begins; not shown. */
  body?: string
  /** True of a page that leads to many others; it comes before them. */
  overview?: boolean
  /** Day since which its page says what it says; missing where that is the catalogue's. */
  changed_on?: string
}
