export { COMPANY, postalLines } from './company'
