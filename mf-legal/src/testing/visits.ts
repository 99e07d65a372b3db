import { routes } from '@nimbus/shared-contracts/routes'
import type { PageVisit } from '@nimbus/shared-contracts/testing'
import { aContractInformation, aLegalPage, aListedSheet, anApi, aProductSheet } from './builders'

const TEXTS = ['agb', 'impressum', 'datenschutz', 'datenschutzhinweise', 'barrierefreiheit', 'verbraucherinformationen']

const api = anApi({
  ...Object.fromEntries(TEXTS.map((page) => [`/content/legal/${page}`, aLegalPage({ page })])),
  '/legal/pib': { sheets: [aListedSheet()] },
  '/legal/pib/glasfaser-150-24': aProductSheet(),
  '/legal/contract-information/glasfaser-150-24': aContractInformation(),
})

export const pageVisits: readonly PageVisit[] = [
  { page: 'terms', path: routes.terms(), nextQuery: { id: 'widerrufsrecht' }, api },
  { page: 'imprint', path: routes.imprint(), api },
  { page: 'privacy', path: routes.privacy(), api },
  { page: 'privacy-notices', path: routes.privacyNotices(), api },
  { page: 'accessibility', path: routes.accessibility(), api },
  { page: 'consumer-information', path: routes.consumerInformation(), api },
  { page: 'product-sheets', path: routes.productSheets(), nextQuery: { tariff: 'glasfaser-150-24' }, api },
  { page: 'contract-information', path: routes.contractInformation(), nextQuery: { tariff: 'glasfaser-150-24' }, api },
  { page: 'withdraw', path: routes.withdraw(), api },
  { page: 'cancel', path: routes.cancel(), api },
]
