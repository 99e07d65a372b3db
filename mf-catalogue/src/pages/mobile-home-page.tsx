import { tariffListing } from '@nimbus/shared-contracts/offer'
import { DEVICE_CATEGORIES, DEVICE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { firstTwoPictures, HeroBands, HeroStage, type Hero } from '@nimbus/shared-ui/hero'
import { Icon } from '@nimbus/shared-ui/icon'
import { PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadDeviceOffers, type DeviceOffers } from '../features/device-list/api/load-device-offers'
import { DeviceCategoryCards } from '../features/device-list/ui/device-category-cards'
import { DeviceShelf } from '../features/device-list/ui/device-shelf'
import { loadMobileHeroes } from '../features/mobile-home/api/load-mobile-heroes'
import { loadMobileOffers, type MobileOffer } from '../features/mobile-home/api/load-mobile-offers'
import { MobileOfferCards } from '../features/mobile-home/ui/mobile-offer-cards'
import * as messages from '../messages/de'
import styles from './mobile-home-page.module.css'

const text = messages.mobileHome

/** Devices in one row. */
const SHELF = 4

interface MobileHome {
  heroes: Hero[]
  offers: MobileOffer[]
  /** Each category with its device of the lowest monthly price. */
  categories: DeviceOffers[]
  shelf?: DeviceOffers
}

/** /unterwegs, the landing page of mobile tariffs and devices. Without heroes it has a plain heading. */
export const mobileHomePage = definePage<MobileHome>({
  page: { id: 'mobile-home', path: routes.mobile(), layout: 'shop', title: text.title },
  async load({ api }) {
    const [heroes, offers, shelf, ...categories] = await Promise.all([
      loadMobileHeroes(api),
      loadMobileOffers(api),
      loadDeviceOffers(api, { category: DEVICE_CATEGORY, count: SHELF }),
      ...DEVICE_CATEGORIES.map((category) => loadDeviceOffers(api, { category, count: 1, sort: 'price' })),
    ])
    if (!offers.ok) return { status: offers.error.status === 404 ? 404 : 503 }
    const known = categories.filter((category) => category !== undefined)
    return { payload: { heroes, offers: offers.value, categories: known, ...(shelf && { shelf }) } }
  },
  head: ({ heroes, offers }) => ({
    title: text.title,
    description: text.description,
    preloadImages: firstTwoPictures(heroes).map((picture) => pictureSources(picture).preload),
    image: firstTwoPictures(heroes).map((picture) => sharedImage(picture))[0],
    structuredData: tariffListing(
      text.title,
      offers.map(({ cheapest }) => cheapest),
    ),
  }),
  Component: ({ payload: { heroes, offers, categories, shelf } }) => {
    const [first, ...others] = heroes
    return (
      <>
        {first ? (
          <HeroStage hero={first} />
        ) : (
          <Wrap>
            <PageHeading title={text.title} lead={text.description} />
          </Wrap>
        )}
        <Wrap>
          <Section title={text.tariffs}>
            <MobileOfferCards offers={offers} />
            <p className={`xs ${styles.note}`}>{text.note}</p>
            <p className={styles.more}>
              {text.benefits.map(({ product, label }) => (
                <a key={product} className="link" href={routes.benefits(product)}>
                  {label}
                </a>
              ))}
            </p>
          </Section>
          {shelf && (
            <Section title={text.picked(shelf.tariff.name)} className={styles.next} aside={<AllSmartphones />}>
              <DeviceShelf devices={shelf} />
            </Section>
          )}
          {categories.length > 0 && (
            <Section title={text.categories} lead={text.categoriesLead} className={styles.next}>
              <DeviceCategoryCards categories={categories} />
            </Section>
          )}
          <div className={styles.bands}>
            <HeroBands heroes={others} />
          </div>
        </Wrap>
      </>
    )
  },
})

function AllSmartphones() {
  return (
    <a className="link" href={routes.devices()}>
      {text.all}
      <Icon name="arrow-right" />
    </a>
  )
}
