import type { Elements } from '@nimbus/shared-ui/elements'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs'
import { PageHeading } from './page-heading'

interface PageHeadProps extends BreadcrumbsProps {
  title: string
  /** Links to the pages beside this one. */
  children: Elements
}

/** Path, title and neighbours of a page that sells, in as little height as they need, so that prices are on the first screen. */
export function PageHead({ items, title, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <Breadcrumbs items={items} />
      <PageHeading title={title} />
      {children}
    </div>
  )
}
