import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadInformation, type Information } from '../features/contract-information/api/contract-information'
import { InformationView } from '../features/contract-information/ui/information-view'
import { TariffList } from '../features/contract-information/ui/tariff-list'
import { messages } from '../messages/de'
import styles from './pages.module.css'

const { information: text } = messages

/** `/vorvertragliche-informationen`: the tariffs that are sold, or with `?tariff=` what has to be said of one. */
export const contractInformationPage = definePage<Information>({
  page: {
    id: 'contract-information',
    path: routes.contractInformation(),
    layout: 'default',
    title: text.title,
    prerender: true,
    query: ['tariff'],
  },
  load: loadInformation,
  head: (payload) =>
    payload.kind === 'list'
      ? { title: text.title, description: text.description }
      : {
          title: text.one(payload.information.product_name),
          description: text.oneDescription(payload.information.product_name),
          noindex: true,
        },
  Component: ({ payload }) => (
    <Wrap className={styles.page}>{payload.kind === 'list' ? <List {...payload} /> : <One {...payload} />}</Wrap>
  ),
})

function List({ tariffs }: Extract<Information, { kind: 'list' }>) {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.start, href: routes.start() }, { label: text.title }]} />
      <PageHeading title={text.heading} lead={text.lead} />
      <TariffList tariffs={tariffs} />
    </>
  )
}

function One({ information }: Extract<Information, { kind: 'one' }>) {
  const items = [
    { label: messages.start, href: routes.start() },
    { label: text.title, href: routes.contractInformation() },
    { label: information.product_name },
  ]
  return (
    <>
      <Breadcrumbs items={items} />
      <PageHeading title={text.oneHeading(information.product_name)} lead={text.oneLead} />
      <InformationView information={information} />
    </>
  )
}
