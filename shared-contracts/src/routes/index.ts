export {
  DEVICE_CATEGORY,
  FIXED_STEP_AVAILABILITY,
  LANDLINE_CATEGORY,
  MOBILE_CATEGORY,
  routes,
  withQuery,
} from './builders'
