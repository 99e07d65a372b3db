import { text } from './de'

export interface CategoryTabsProps {
  categories: readonly { slug: string; label: string }[]
  current: string
  hrefOf(slug: string): string
}

/** Links between the categories of an area; each is a page of its own. */
export function CategoryTabs({ categories, current, hrefOf }: CategoryTabsProps) {
  return (
    <nav className="tabs" aria-label={text.categories}>
      {categories.map(({ slug, label }) => (
        <a key={slug} href={hrefOf(slug)} aria-current={slug === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
