import { tariffListing } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { firstTwoPictures, HeroBands, HeroStage, type Hero } from '@nimbus/shared-ui/hero'
import { PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { pictureSources, sharedImage } from '@nimbus/shared-ui/picture'
import { definePage } from '@nimbus/shared-ui/remote'
import { AvailabilityEntry } from '../features/availability/ui/availability-entry'
import { loadHeroes } from '../features/heroes/api/load-heroes'
import { RouterScene, ScreenScene } from '../features/heroes/ui/hero-art'
import { loadOffers, type CategoryOffer } from '../features/tariffs/api/load-offers'
import { pageStatus } from '../features/tariffs/api/load-tariffs'
import { CategoryCards } from '../features/tariffs/ui/category-cards'
import { text } from '../messages/de'
import styles from './cards-page.module.css'

interface HomePayload {
  heroes: Hero[]
  offers: CategoryOffer[]
}

/** /zuhause, the landing page of home internet and TV. Without heroes it has a plain heading. */
export const homePage = definePage<HomePayload>({
  page: { id: 'home-internet', path: '/zuhause', layout: 'shop', title: text.homePage.title },
  async load({ api }) {
    const [heroes, offers] = await Promise.all([loadHeroes(api), loadOffers(api)])
    if (!offers.ok) return { status: pageStatus(offers.error) }
    return { payload: { heroes: heroes.ok ? heroes.value.heroes : [], offers: offers.value } }
  },
  head: ({ heroes, offers }) => ({
    title: text.homePage.title,
    description: text.homePage.description,
    preloadImages: firstTwoPictures(heroes).map((picture) => pictureSources(picture).preload),
    image: firstTwoPictures(heroes).map((picture) => sharedImage(picture))[0],
    structuredData: tariffListing(
      text.homePage.title,
      offers.map(({ cheapest }) => cheapest),
    ),
  }),
  Component: ({ payload: { heroes, offers } }) => {
    const [first, ...others] = heroes
    return (
      <>
        {first ? (
          <HeroStage hero={first} art={<RouterScene />} />
        ) : (
          <Wrap>
            <PageHeading title={text.homePage.title} lead={text.homePage.description} />
          </Wrap>
        )}
        <Wrap>
          <AvailabilityEntry />
          <Section title={text.homePage.categories}>
            <CategoryCards offers={offers} level={3} />
            <p className={`xs ${styles.note}`}>{text.note.prices}</p>
            <p className={styles.more}>
              {text.homePage.benefits.map(({ product, label }) => (
                <a key={product} className="link" href={routes.benefits(product)}>
                  {label}
                </a>
              ))}
            </p>
          </Section>
          <Section
            title={text.homePage.tv}
            lead={text.homePage.tvText}
            aside={
              <LinkButton href={routes.television()} variant="secondary">
                {text.homePage.toTv}
              </LinkButton>
            }
          >
            <HeroBands heroes={others} art={<ScreenScene />} />
          </Section>
        </Wrap>
      </>
    )
  },
})
