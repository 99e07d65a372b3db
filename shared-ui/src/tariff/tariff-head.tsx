import { PageHead, type BreadcrumbsProps } from '../page'
import { CategoryTabs, type CategoryTabsProps } from './category-tabs'

interface TariffHeadProps extends CategoryTabsProps, BreadcrumbsProps {
  title: string
}

/** Path, title and kinds of tariff. */
export function TariffHead({ items, title, ...tabs }: TariffHeadProps) {
  return (
    <PageHead items={items} title={title}>
      <CategoryTabs {...tabs} />
    </PageHead>
  )
}
