export { escapeMarkup } from './escape'
