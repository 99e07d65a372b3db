// What tests of the whole shop read of this team. Whoever changes it looks at e2e/contract too.
export { loadTariffDocument } from '../features/tariff-document/api/tariff-document'
export { loadHelp } from '../features/help/api/load-help'
export { loadLegalText } from '../features/legal-text/api/legal-page'
export { loadProductSheets } from '../features/product-sheet/api/product-sheets'
