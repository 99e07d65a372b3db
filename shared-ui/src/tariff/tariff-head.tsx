import { Breadcrumbs, PageHeading, type BreadcrumbsProps } from '../page'
import { CategoryTabs, type CategoryTabsProps } from './category-tabs'

interface TariffHeadProps extends CategoryTabsProps, BreadcrumbsProps {
  title: string
}

/** Path, title and kinds of tariff in as little height as they need, so that prices are on the first screen. */
export function TariffHead({ items, title, ...tabs }: TariffHeadProps) {
  return (
    <div className="page-head">
      <Breadcrumbs items={items} />
      <PageHeading title={title} />
      <CategoryTabs {...tabs} />
    </div>
  )
}
