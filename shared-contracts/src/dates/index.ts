export { formatDay, isoDay, lastDay } from './german-day'
export { addMonths, termEndsOn } from './term'
