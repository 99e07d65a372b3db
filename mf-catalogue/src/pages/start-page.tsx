import type { Campaigns } from '@nimbus/shared-contracts/catalogue'
import { DEVICE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadCampaigns } from '../features/campaigns/api/load-campaigns'
import { CampaignCards } from '../features/campaigns/ui/campaign-cards'
import { loadDeviceOffers, type DeviceOffers } from '../features/device-list/api/load-device-offers'
import { DeviceOfferPrice } from '../features/device-list/ui/device-offer-price'
import { DeviceShelf } from '../features/device-list/ui/device-shelf'
import { loadStartOffers, type StartOffers } from '../features/start/api/load-start-offers'
import { areaPicture } from '../features/start/model/area-picture'
import { shopIdentity } from '../features/start/model/shop-identity'
import { Areas } from '../features/start/ui/areas'
import { Hero } from '../features/start/ui/hero'
import { Promises } from '../features/start/ui/promises'
import { Television } from '../features/start/ui/television'
import * as messages from '../messages/de'
import styles from './start-page.module.css'

interface StartPage extends StartOffers {
  /** The phone of the lowest monthly price with the smallest tariff. */
  cheapest?: DeviceOffers
  shelf?: DeviceOffers
  campaigns: Campaigns
}

/** Devices in one row. */
const SHELF = 4

/** `/` */
export const startPage = definePage<StartPage>({
  page: { id: 'start', path: routes.start(), layout: 'default', title: messages.title, prerender: true },
  async load({ api }) {
    const loading = loadStartOffers(api)
    const [{ smallest: _, ...offers }, cheapest, shelf, campaigns] = await Promise.all([
      loading,
      loading.then(({ smallest: tariff }) =>
        loadDeviceOffers(api, { category: DEVICE_CATEGORY, count: 1, tariff, sort: 'price' }),
      ),
      loadDeviceOffers(api, { category: DEVICE_CATEGORY, count: SHELF }),
      loadCampaigns(api),
    ])
    return { payload: { ...offers, campaigns, ...(cheapest && { cheapest }), ...(shelf && { shelf }) } }
  },
  head: ({ pictures }) => ({
    title: messages.title,
    description: messages.description,
    preloadImages: pictures.slice(0, 2).map(({ image }) => pictureSources(areaPicture(image)).preload),
    image: pictures.slice(0, 1).map(({ image }) => sharedImage(areaPicture(image)))[0],
    structuredData: shopIdentity(),
  }),
  Component: ({ payload: { fibre, surcharges, pictures, cheapest, shelf, campaigns } }) => {
    const [phone] = cheapest?.offers ?? []
    return (
      <>
        <Hero />
        <Areas
          fibre={fibre}
          pictures={pictures}
          phone={cheapest && phone && <DeviceOfferPrice offer={phone} tariff={cheapest.tariff} />}
        />
        {shelf && shelf.offers.length > 0 && <Phones shelf={shelf} />}
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
    <Wrap>
      <Section title={messages.mobileHome.picked(shelf.tariff.name)} className={styles.phones} aside={all}>
        <DeviceShelf devices={shelf} />
      </Section>
    </Wrap>
  )
}
