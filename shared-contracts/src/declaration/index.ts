export {
  CONFIRMED_FIELD,
  KEY_FIELD,
  readDeclarationAnswer,
  type DeclarationAnswer,
  type DeclarationPayload,
} from './page-payload'
export { DECLARATION_FIELDS, readDeclaration, type DeclarationProblems } from './read-declaration'
export {
  declarationSchema,
  LIMITS,
  PERSONAL_IN_DECLARATION,
  receiptSchema,
  type Declaration,
  type DeclarationKind,
  type Receipt,
} from './schema'
export { declarationRows, declaredSentence, receiptText, receivedText, type DeclarationRow } from './texts'
