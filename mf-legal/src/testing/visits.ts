import { routes, TEXT_PAGES, textName } from '@nimbus/shared-contracts/routes'
import type { PageVisit } from '@nimbus/shared-contracts/testing'
import { aContractInformation, aHelp, aLegalPage, aListedSheet, anApi, aProductSheet } from './builders'

const TEXTS = Object.values(TEXT_PAGES)

const api = anApi({
  ...Object.fromEntries(
    TEXTS.map((page) => [`/content/legal/${textName(page)}`, aLegalPage({ page: textName(page) })]),
  ),
  '/content/help': aHelp(),
  '/legal/pib': { sheets: [aListedSheet()] },
  '/legal/pib/glasfaser-150-24': aProductSheet(),
  '/legal/contract-information/glasfaser-150-24': aContractInformation(),
  '/legal/service-description/glasfaser-150-24': aContractInformation(),
})

export const pageVisits: readonly PageVisit[] = [
  ...TEXTS.map(({ id, path }) => ({
    page: id,
    path,
    ...(path === routes.terms() && { nextQuery: { id: 'widerrufsrecht' } }),
    api,
  })),
  { page: 'product-sheets', path: routes.productSheets(), nextQuery: { tariff: 'glasfaser-150-24' }, api },
  { page: 'contract-information', path: routes.contractInformation(), nextQuery: { tariff: 'glasfaser-150-24' }, api },
  { page: 'service-description', path: routes.serviceDescription(), nextQuery: { tariff: 'glasfaser-150-24' }, api },
  { page: 'help', path: routes.help(), api },
  { page: 'withdraw', path: routes.withdraw(), api },
  { page: 'cancel', path: routes.cancel(), api },
]
