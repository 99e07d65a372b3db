import type { SearchGroup, SearchHit } from '@nimbus/shared-contracts/search'

/** What is shown of something beside its words. */
export type Shown = Pick<SearchHit, 'kind' | 'image' | 'price' | 'with' | 'energy'>

/** What of a thing further words ask for: "Graphit", "512 GB" */
export interface SearchVariant extends Shown {
  /** As `indexTerms` has them. */
  terms: readonly string[]
  href: string
}

/** Something that can be found. */
export interface SearchDocument extends Shown {
  group: SearchGroup
  title: string
  text: string
  href: string
  /** Other words that customers use for it; not shown. */
  keywords: string
  /** The whole of a longer text that `text` begins; not shown. */
  body?: string
  /** What is shown in its place where more of the query's words are theirs than the first one's; that is the document's own. */
  variants?: readonly SearchVariant[]
  /** True of a page that leads to many others; it comes before them. */
  overview?: boolean
  /** Day since which its page says what it says; missing where that is the catalogue's. */
  changed_on?: string
}
