import { TEXT_PAGES } from '@nimbus/shared-contracts/routes'
import { bundledPages, type Pages } from '@nimbus/shared-ui/remote'
import type { ParseMarkup } from './features/legal-text/model/markup'
import { withdrawalRightPage } from './pages/withdrawal-right-page'

/** All pages; server and browser bring the HTML parser that they have. */
export const pages = (parse: ParseMarkup): Pages => ({
  terms: () =>
    import(/* webpackChunkName: "page-terms" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.terms, parse),
    ),
  ...bundledPages([withdrawalRightPage]),
  imprint: () =>
    import(/* webpackChunkName: "page-imprint" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.imprint, parse),
    ),
  privacy: () =>
    import(/* webpackChunkName: "page-privacy" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.privacy, parse),
    ),
  'privacy-notices': () =>
    import(/* webpackChunkName: "page-privacy-notices" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.privacyNotices, parse),
    ),
  accessibility: () =>
    import(/* webpackChunkName: "page-accessibility" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.accessibility, parse),
    ),
  'price-list': () =>
    import(/* webpackChunkName: "page-price-list" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.priceList, parse),
    ),
  'consumer-information': () =>
    import(/* webpackChunkName: "page-consumer-information" */ './pages/text-pages').then(({ textPage }) =>
      textPage(TEXT_PAGES.consumerInformation, parse),
    ),
  help: () => import(/* webpackChunkName: "page-help" */ './pages/help-page').then(({ helpPage }) => helpPage),
  'product-sheets': () =>
    import(/* webpackChunkName: "page-product-sheets" */ './pages/product-sheets-page').then(
      ({ productSheetsPage }) => productSheetsPage,
    ),
  'contract-information': () =>
    import(/* webpackChunkName: "page-contract-information" */ './pages/tariff-document-pages').then(
      ({ contractInformationPage }) => contractInformationPage,
    ),
  'service-description': () =>
    import(/* webpackChunkName: "page-service-description" */ './pages/tariff-document-pages').then(
      ({ serviceDescriptionPage }) => serviceDescriptionPage,
    ),
  withdraw: () =>
    import(/* webpackChunkName: "page-withdraw" */ './pages/declaration-pages').then(
      ({ withdrawPage }) => withdrawPage,
    ),
  cancel: () =>
    import(/* webpackChunkName: "page-cancel" */ './pages/declaration-pages').then(({ cancelPage }) => cancelPage),
})
