import { hasStartPrice } from '@nimbus/shared-contracts/catalogue'
import { tariffListing } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadShareImage } from '../features/heroes/api/load-share-image'
import { loadOffers, type CategoryOffer } from '../features/tariffs/api/load-offers'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { CategoryCards } from '../features/tariffs/ui/category-cards'
import { text } from '../messages/de'
import styles from './cards-page.module.css'

/** /zuhause/tarife, the categories with their "ab" prices. */
export const tariffOverviewPage = definePage<{ offers: CategoryOffer[]; image?: string }>({
  page: { id: 'home-internet-overview', path: '/zuhause/tarife', layout: 'default', title: text.overviewPage.title },
  async load({ api }) {
    const [offers, shared] = await Promise.all([loadOffers(api), loadShareImage(api, routes.landlineTariffs())])
    return offers.ok ? { payload: { offers: offers.value, ...shared } } : { status: pageStatus(offers.error) }
  },
  head: ({ offers, image }) => ({
    title: text.overviewPage.title,
    description: text.overviewPage.description,
    image,
    structuredData: tariffListing(
      text.overviewPage.title,
      offers.map(({ cheapest }) => cheapest),
    ),
  }),
  Component: ({ payload: { offers } }) => (
    <Wrap>
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
