export {
  ACCESSORY_CATEGORY,
  compareField,
  DEVICE_CATEGORIES,
  DEVICE_CATEGORY,
  FIXED_STEP_ADDRESS,
  FIXED_STEP_AVAILABILITY,
  LANDLINE_CATEGORY,
  LANDLINE_YOUNG_CATEGORY,
  MOBILE_CATEGORY,
  MOBILE_YOUNG_CATEGORY,
  PREPAID_CATEGORY,
  routes,
  TABLET_CATEGORY,
  WATCH_CATEGORY,
  withQuery,
} from './builders'
export { TEXT_PAGES, textName, type TextPage, type TextPageId } from './text-pages'
export { queryOf } from './query-of'
