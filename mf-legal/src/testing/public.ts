// What tests of the whole shop read of this team. Whoever changes it looks at e2e/contract too.
export { loadInformation } from '../features/contract-information/api/contract-information'
export { loadLegalText } from '../features/legal-text/api/legal-page'
export { loadProductSheets } from '../features/product-sheet/api/product-sheets'
