import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadProductSheets, type ProductSheets } from '../features/product-sheet/api/product-sheets'
import { SheetList } from '../features/product-sheet/ui/sheet-list'
import { SheetView } from '../features/product-sheet/ui/sheet-view'
import { messages } from '../messages/de'
import styles from './pages.module.css'

const { sheet: text } = messages

/** `/produktinformationsblatt`: the list of all sheets, or with `?tariff=` one of them. */
export const productSheetsPage = definePage<ProductSheets>({
  page: {
    id: 'product-sheets',
    path: routes.productSheets(),
    layout: 'default',
    title: text.title,
    prerender: true,
    query: ['tariff'],
  },
  load: loadProductSheets,
  head: (payload) =>
    payload.kind === 'list'
      ? { title: text.title, description: text.description }
      : {
          title: text.one(payload.sheet.product_name),
          description: text.oneDescription(payload.sheet.product_name, payload.sheet.contract_term),
          noindex: true,
        },
  Component: ({ payload }) => (
    <Wrap className={styles.page}>{payload.kind === 'list' ? <List {...payload} /> : <One {...payload} />}</Wrap>
  ),
})

function List({ sheets }: Extract<ProductSheets, { kind: 'list' }>) {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.start, href: routes.start() }, { label: text.title }]} />
      <PageHeading title={text.heading} lead={text.lead} />
      <SheetList sheets={sheets} />
    </>
  )
}

function One({ sheet }: Extract<ProductSheets, { kind: 'sheet' }>) {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.start, href: routes.start() },
          { label: text.title, href: routes.productSheets() },
          { label: sheet.product_name },
        ]}
      />
      <PageHeading title={text.oneHeading(sheet.product_name)} lead={text.oneLead} />
      <SheetView sheet={sheet} />
    </>
  )
}
