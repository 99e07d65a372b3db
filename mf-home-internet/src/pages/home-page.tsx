import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { HeroBands, HeroStage } from '@nimbus/shared-ui/hero'
import { PageHeading, Section, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { AvailabilityEntry } from '../features/availability/ui/availability-entry'
import { RouterScene, ScreenScene } from '../features/heroes/ui/hero-art'
import { CategoryCards } from '../features/tariffs/ui/category-cards'
import { text } from '../messages/de'
import styles from './cards-page.module.css'
import type { HomePayload } from './home-page-source'

/** /zuhause, the landing page of home internet and TV. Without heroes it has a plain heading. */
export const homePage = definePage<HomePayload>({
  page: { id: 'home-internet', path: '/zuhause', layout: 'shop', title: text.homePage.title },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './home-page-source').then(({ homePageSource }) => homePageSource),
  Component: ({ payload: { heroes, offers } }) => {
    const [first, ...others] = heroes
    return (
      <>
        {first ? (
          <HeroStage hero={first} art={<RouterScene />} />
        ) : (
          <Wrap className="wrap--wide">
            <PageHeading title={text.homePage.title} lead={text.homePage.description} />
          </Wrap>
        )}
        <Wrap className="wrap--wide">
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
