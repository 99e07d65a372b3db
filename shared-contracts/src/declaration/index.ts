export { CONFIRMED_FIELD, KEY_FIELD, type DeclarationAnswer, type DeclarationPayload } from './page-payload'
export { DECLARATION_FIELDS, readDeclaration, type DeclarationProblems } from './read-declaration'
export {
  cancellationSchema,
  declarationSchema,
  LIMITS,
  receiptSchema,
  withdrawalSchema,
  type Cancellation,
  type Declaration,
  type DeclarationKind,
  type Receipt,
  type Withdrawal,
} from './schema'
export { declarationRows, declaredSentence, receiptText, type DeclarationRow, type ReceiptText } from './texts'
