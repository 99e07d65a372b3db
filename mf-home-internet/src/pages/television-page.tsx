import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadTariffs, pageStatus } from '../features/tariffs/api/load-tariffs'
import { structuredData } from '../features/tariffs/model/structured-data'
import { televisionOffers, type TelevisionOffer } from '../features/tariffs/model/television'
import { TelevisionCards } from '../features/tariffs/ui/television-cards'
import { text } from '../messages/de'

/** /magenta-tv, the three TV choices with what they cost beside an internet tariff. The path is the spec's. */
export const televisionPage = definePage<{ offers: TelevisionOffer[] }>({
  page: { id: 'home-internet-tv', path: '/magenta-tv', layout: 'default', title: text.tvPage.title },
  async load({ api }) {
    const list = await loadTariffs(api, LANDLINE_CATEGORY)
    if (!list.ok) return { status: pageStatus(list.error) }
    return { payload: { offers: televisionOffers(list.value.tariffs) } }
  },
  head: ({ offers }) => ({
    title: text.tvPage.title,
    description: text.tvPage.description,
    structuredData: structuredData(
      text.tvPage.title,
      offers.map(({ example }) => example),
    ),
  }),
  Component: ({ payload: { offers } }) => (
    <Wrap>
      <Breadcrumbs items={[{ label: text.start, href: routes.start() }, { label: text.tvPage.title }]} />
      <PageHeading title={text.tvPage.title} lead={text.tvPage.lead} />
      <Section title={text.tvPage.packages}>
        <TelevisionCards offers={offers} />
        <p className="xs">{text.tvPage.note}</p>
      </Section>
    </Wrap>
  ),
})
