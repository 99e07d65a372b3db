export { formatDay, lastDay } from './german-day'
export { addMonths, termEndsOn } from './term'
