export { declarationNumber } from './declaration-number'
export { printReceipt } from './printed-receipt'
export { receptionHeaders } from './received-elsewhere'
