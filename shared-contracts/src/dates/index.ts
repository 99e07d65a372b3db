export { formatDay, lastDay } from './german-day'
