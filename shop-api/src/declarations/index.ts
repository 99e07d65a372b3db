export { declarationNumber } from './declaration-number'
export { printReceipt } from './printed-receipt'
export { DECLARATION_KEY_LENGTH, receptionHeaders } from './received-elsewhere'
