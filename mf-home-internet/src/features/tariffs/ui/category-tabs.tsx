import { routes } from '@nimbus/shared-contracts/routes'
import { text } from '../../../messages/de'

interface CategoryTabsProps {
  categories: readonly { slug: string; label: string }[]
  current: string
}

/** Links between the categories of the area; each is a page of its own. */
export function CategoryTabs({ categories, current }: CategoryTabsProps) {
  return (
    <nav className="tabs" aria-label={text.tariffPage.categories}>
      {categories.map(({ slug, label }) => (
        <a key={slug} href={routes.landlineTariffs(slug)} aria-current={slug === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
