import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { TelevisionCards } from '../features/tariffs/ui/television-cards'
import { TvExtras } from '../features/tariffs/ui/tv-extras'
import { text } from '../messages/de'
import styles from './cards-page.module.css'
import type { TelevisionPage } from './television-page-source'

/** /magenta-tv, the three TV choices with what they cost beside an internet tariff, and streaming. Its path is that of ROUTE-1. */
export const televisionPage = definePage<TelevisionPage>({
  page: { id: 'home-internet-tv', path: '/magenta-tv', layout: 'default', title: text.tvPage.title },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './television-page-source').then(
      ({ televisionPageSource }) => televisionPageSource,
    ),
  Component: ({ payload: { offers, extras } }) => (
    <Wrap className="wrap--wide">
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
