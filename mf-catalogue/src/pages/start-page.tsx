import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { CampaignCards } from '../features/campaigns/ui/campaign-cards'
import type { DeviceOffers } from '../features/device-list/api/load-device-offers'
import { DeviceOfferPrice } from '../features/device-list/ui/device-offer-price'
import { DeviceShelf } from '../features/device-list/ui/device-shelf'
import { Areas } from '../features/start/ui/areas'
import { Hero } from '../features/start/ui/hero'
import { Promises } from '../features/start/ui/promises'
import { Television } from '../features/start/ui/television'
import * as messages from '../messages/de'
import type { StartPage } from './start-page-source'
import styles from './start-page.module.css'

/** `/` */
export const startPage = definePage<StartPage>({
  page: { id: 'start', path: routes.start(), layout: 'default', title: messages.title, prerender: true },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './start-page-source').then(({ startPageSource }) => startPageSource),
  Component: ({ payload: { fibre, surcharges, pictures, cheapest, shelf, campaigns } }) => {
    const [phone] = cheapest?.cards ?? []
    return (
      <>
        <Hero />
        <Areas
          fibre={fibre}
          pictures={pictures}
          phone={cheapest && phone && <DeviceOfferPrice card={phone} tariff={cheapest.tariff} />}
        />
        {shelf && shelf.cards.length > 0 && <Phones shelf={shelf} />}
        <CampaignCards campaigns={campaigns} footnote={fibre?.footnote ? 2 : 1} />
        <Television surcharges={surcharges} />
        <Promises />
      </>
    )
  },
})

function Phones({ shelf }: { shelf: DeviceOffers }) {
  const all = (
    <a className="link" href={routes.devices()}>
      <span>{messages.mobileHome.all}</span>
      <Icon name="arrow-right" />
    </a>
  )
  return (
    <Wrap className="wrap--wide">
      <Section title={messages.mobileHome.picked(shelf.tariff.name)} className={styles.phones} aside={all}>
        <DeviceShelf devices={shelf} />
      </Section>
    </Wrap>
  )
}
