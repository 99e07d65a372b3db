import type { AnyPageModule } from '@nimbus/shared-ui/remote'
import type { ParseMarkup } from './features/legal-text/model/markup'
import { cancelPage, withdrawPage } from './pages/declaration-pages'
import { productSheetsPage } from './pages/product-sheets-page'
import { termsPage, withdrawalRightPage } from './pages/terms-page'
import { textPages } from './pages/text-pages'

/** All pages; server and browser bring the HTML parser that they have. */
export const pages = (parse: ParseMarkup): AnyPageModule[] => [
  termsPage(parse),
  withdrawalRightPage,
  ...textPages(parse),
  productSheetsPage,
  withdrawPage,
  cancelPage,
]
