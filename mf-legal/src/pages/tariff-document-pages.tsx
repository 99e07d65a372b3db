import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import {
  loadTariffDocument,
  type DocumentName,
  type TariffDocument,
} from '../features/tariff-document/api/tariff-document'
import { DocumentView } from '../features/tariff-document/ui/document-view'
import { TariffList } from '../features/tariff-document/ui/tariff-list'
import { messages } from '../messages/de'
import styles from './pages.module.css'

interface TariffDocumentPage {
  name: DocumentName
  pathOf: (query?: { tariff?: string }) => string
  text: (typeof messages)['information' | 'service']
}

/** `/vorvertragliche-informationen`: what has to be said of a tariff before the contract. */
export const contractInformationPage = tariffDocumentPage({
  name: 'contract-information',
  pathOf: routes.contractInformation,
  text: messages.information,
})

/** `/leistungsbeschreibung`: what a tariff consists of. */
export const serviceDescriptionPage = tariffDocumentPage({
  name: 'service-description',
  pathOf: routes.serviceDescription,
  text: messages.service,
})

/** The page of a document that each tariff has: the tariffs that are sold, or with `?tariff=` the document of one. */
function tariffDocumentPage(page: TariffDocumentPage) {
  const { name, pathOf, text } = page
  return definePage<TariffDocument>({
    page: { id: name, path: pathOf(), layout: 'default', title: text.title, prerender: true, query: ['tariff'] },
    load: loadTariffDocument(name),
    head: (payload) =>
      payload.kind === 'list'
        ? { title: text.title, description: text.description }
        : {
            title: text.one(payload.document.product_name),
            description: text.oneDescription(payload.document.product_name),
            noindex: true,
          },
    Component: ({ payload }) => (
      <Wrap className={styles.page}>
        {payload.kind === 'list' ? <List page={page} {...payload} /> : <One page={page} {...payload} />}
      </Wrap>
    ),
  })
}

function List({ page: { pathOf, text }, tariffs }: { page: TariffDocumentPage } & OfKind<'list'>) {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.start, href: routes.start() }, { label: text.title }]} />
      <PageHeading title={text.heading} lead={text.lead} />
      <TariffList tariffs={tariffs} hrefOf={pathOf} />
    </>
  )
}

function One({ page: { name, pathOf, text }, document }: { page: TariffDocumentPage } & OfKind<'one'>) {
  const items = [
    { label: messages.start, href: routes.start() },
    { label: text.title, href: pathOf() },
    { label: document.product_name },
  ]
  return (
    <>
      <Breadcrumbs items={items} />
      <PageHeading title={text.oneHeading(document.product_name)} lead={text.oneLead} />
      <DocumentView name={name} document={document} />
    </>
  )
}

type OfKind<Kind extends TariffDocument['kind']> = Extract<TariffDocument, { kind: Kind }>
