export { FIXED_STEP_AVAILABILITY, LANDLINE_CATEGORY, routes, withQuery } from './builders'
