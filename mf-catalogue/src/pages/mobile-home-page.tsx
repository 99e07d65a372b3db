import { routes } from '@nimbus/shared-contracts/routes'
import { HeroBands, HeroStage } from '@nimbus/shared-ui/hero'
import { Icon } from '@nimbus/shared-ui/icon'
import { PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { DeviceCategoryCards } from '../features/device-list/ui/device-category-cards'
import { DeviceShelf } from '../features/device-list/ui/device-shelf'
import { MobileOfferCards } from '../features/mobile-home/ui/mobile-offer-cards'
import * as messages from '../messages/de'
import type { MobileHome } from './mobile-home-page-source'
import styles from './mobile-home-page.module.css'

const text = messages.mobileHome

/** /unterwegs, the landing page of mobile tariffs and devices. Without heroes it has a plain heading. */
export const mobileHomePage = definePage<MobileHome>({
  page: { id: 'mobile-home', path: routes.mobile(), layout: 'shop', title: text.title },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './mobile-home-page-source').then(
      ({ mobileHomePageSource }) => mobileHomePageSource,
    ),
  Component: ({ payload: { heroes, offers, categories, shelf } }) => {
    const [first, ...others] = heroes
    return (
      <>
        {first ? (
          <HeroStage hero={first} />
        ) : (
          <Wrap className="wrap--wide">
            <PageHeading title={text.title} lead={text.description} />
          </Wrap>
        )}
        <Wrap className="wrap--wide">
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
