export { COMPANY, phoneLink, postalLines } from './company'
