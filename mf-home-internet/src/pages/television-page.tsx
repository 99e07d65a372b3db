import { tariffListing } from '@nimbus/shared-contracts/offer'
import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadShareImage } from '../features/heroes/api/load-share-image'
import { loadTvExtras, type TvExtras as Extras } from '../features/tariffs/api/load-tv-extras'
import { loadTariffs, pageStatus } from '../features/tariffs/api/load-tariffs'
import { televisionOffers, type TelevisionOffer } from '../features/tariffs/model/television'
import { TelevisionCards } from '../features/tariffs/ui/television-cards'
import { TvExtras } from '../features/tariffs/ui/tv-extras'
import { text } from '../messages/de'
import styles from './cards-page.module.css'

interface TelevisionPage {
  offers: TelevisionOffer[]
  extras: Extras
  /** The picture that others show for the page. */
  image?: string
}

/** /magenta-tv, the three TV choices with what they cost beside an internet tariff, and streaming. Its path is that of ROUTE-1. */
export const televisionPage = definePage<TelevisionPage>({
  page: { id: 'home-internet-tv', path: '/magenta-tv', layout: 'default', title: text.tvPage.title },
  async load({ api }) {
    const [list, shared] = await Promise.all([
      loadTariffs(api, LANDLINE_CATEGORY),
      loadShareImage(api, routes.television()),
    ])
    if (!list.ok) return { status: pageStatus(list.error) }
    const offers = televisionOffers(list.value.tariffs)
    return { payload: { offers, extras: await loadTvExtras(api, offers[0]?.example), ...shared } }
  },
  head: ({ offers, image }) => ({
    title: text.tvPage.title,
    description: text.tvPage.description,
    image,
    structuredData: tariffListing(
      text.tvPage.title,
      offers.map(({ example }) => example),
    ),
  }),
  Component: ({ payload: { offers, extras } }) => (
    <Wrap>
      <Breadcrumbs items={[{ label: text.start, href: routes.start() }, { label: text.tvPage.title }]} />
      <PageHeading title={text.tvPage.title} lead={text.tvPage.lead} />
      <section className={styles.cards} aria-labelledby="tv-pakete">
        <h2 id="tv-pakete">{text.tvPage.packages}</h2>
        <TelevisionCards offers={offers} />
        <p className={`xs ${styles.note}`}>{text.tvPage.note}</p>
      </section>
      {(extras.streaming.length > 0 || extras.box) && (
        <Section title={text.tvPage.extras} lead={text.tvPage.extrasLead} className={styles.next}>
          <TvExtras {...extras} />
        </Section>
      )}
    </Wrap>
  ),
})
