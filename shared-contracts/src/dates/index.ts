export { formatDay, formatMoment, isoDay, lastDay } from './german-day'
export { germanTime } from './german-time'
export { MONTH_NAMES } from './month-names'
export { addMonths, termEndsOn } from './term'
