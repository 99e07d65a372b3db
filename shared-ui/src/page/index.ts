export { Breadcrumbs, type Crumb } from './breadcrumbs'
export { PageHeading } from './page-heading'
export { Section } from './section'
export { Wrap } from './wrap'
