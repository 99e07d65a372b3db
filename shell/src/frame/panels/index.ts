export { AreaPanel } from './area-panel'
export { MenuAccordion } from './menu-accordion'
export { Suggestions } from './suggestions'
