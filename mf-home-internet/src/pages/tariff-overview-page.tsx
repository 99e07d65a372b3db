import { hasStartPrice } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import type { CategoryOffer } from '../features/tariffs/api/load-offers'
import { CategoryCards } from '../features/tariffs/ui/category-cards'
import { text } from '../messages/de'
import styles from './cards-page.module.css'

/** /zuhause/tarife, the categories with their "ab" prices. */
export const tariffOverviewPage = definePage<{ offers: CategoryOffer[]; image?: string }>({
  page: { id: 'home-internet-overview', path: '/zuhause/tarife', layout: 'default', title: text.overviewPage.title },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './tariff-overview-page-source').then(
      ({ tariffOverviewPageSource }) => tariffOverviewPageSource,
    ),
  Component: ({ payload: { offers } }) => (
    <Wrap className="wrap--wide">
      <Breadcrumbs
        items={[
          { label: text.start, href: routes.start() },
          { label: text.home, href: routes.home() },
          { label: text.tariffs },
        ]}
      />
      <PageHeading
        title={text.overviewPage.title}
        lead={text.overviewPage.lead(offers.some(({ cheapest }) => hasStartPrice(cheapest)))}
      />
      <div className={styles.cards}>
        <CategoryCards offers={offers} />
        <p className={`xs ${styles.note}`}>{text.note.prices}</p>
      </div>
    </Wrap>
  ),
})
