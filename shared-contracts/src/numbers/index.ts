export { formatNumber, formatSpeed } from './format-number'
