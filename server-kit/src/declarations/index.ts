export { declarationNumber } from './declaration-number'
export { RECEIPT_FILES, printReceipt, printedReceipt, receiptBlocks } from './printed-receipt'
export {
  DECLARATION_KEY_LENGTH,
  RECEIVED_AT_HEADER,
  RECEIVED_SIGNATURE_HEADER,
  isReception,
  receptionHeaders,
} from './received-elsewhere'
