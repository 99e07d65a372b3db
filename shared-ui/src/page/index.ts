export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs'
export { PageHeading } from './page-heading'
export { Section } from './section'
export { Wrap } from './wrap'
