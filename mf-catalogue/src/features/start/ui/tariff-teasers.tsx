import { lastDay } from '@nimbus/shared-contracts/dates'
import { LANDLINE_YOUNG_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import { messages } from '../../../messages/de'
import { DSL_CATEGORY, FIBRE_CATEGORY } from '../api/start-page'
import { TERM, type Teaser } from '../model/teasers'
import styles from './start.module.css'
import { TeaserTile } from './teaser-tile'

const { teasers: text } = messages

const integer = new Intl.NumberFormat('de-DE')

/** The fibre tariffs with their whole prices, and the ways to the others. `footnote` is the number of the first footnote. */
export function TariffTeasers({ teasers, footnote }: { teasers: readonly Teaser[]; footnote: number }) {
  return (
    <Wrap>
      <Section title={text.title} lead={text.lead} aside={<AllTariffs />} className={styles.teasers}>
        {teasers.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on phones, WCAG 2.1.1
          <ul className={styles.tiles} tabIndex={0} aria-label={text.list}>
            {teasers.map((teaser, index) => (
              <li key={teaser.id}>
                <Tile teaser={teaser} number={footnote + index} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{text.missing}</p>
        )}
        <div className={styles.below}>
          <p className="xs">{text.note(TERM)}</p>
          <p className={styles.others}>
            <a className="link" href={routes.landlineTariffs(DSL_CATEGORY)}>
              {text.dsl}
            </a>
            <a className="link" href={routes.landlineTariffs(LANDLINE_YOUNG_CATEGORY)}>
              {text.young}
            </a>
          </p>
        </div>
      </Section>
    </Wrap>
  )
}

function AllTariffs() {
  return (
    <a className="link" href={routes.landlineTariffs(FIBRE_CATEGORY)}>
      {text.all}
      <Icon name="arrow-right" />
    </a>
  )
}

function Tile({ teaser, number }: { teaser: Teaser; number: number }) {
  const { slug, promotionTill } = teaser
  return (
    <TeaserTile
      teaser={teaser}
      number={number}
      href={routes.landlineTariffs(FIBRE_CATEGORY, { slug })}
      tag={promotionTill && <span className="tag tag--halo">{text.promotionTill(lastDay(promotionTill))}</span>}
    >
      <Speed teaser={teaser} />
    </TeaserTile>
  )
}

function Speed({ teaser: { down, up, usualDown } }: { teaser: Teaser }) {
  return (
    <div>
      <dl className="speed">
        <div>
          <dt>{text.download}</dt>
          <dd className="speed__n">
            <small>{text.upTo}</small> {integer.format(down)} <small>{text.unit}</small>
          </dd>
        </div>
        <div>
          <dt>{text.upload}</dt>
          <dd className="up">
            {integer.format(up)} <small className="small">{text.unit}</small>
          </dd>
        </div>
      </dl>
      <p className={`xs ${styles.usual}`}>{text.usual(integer.format(usualDown))}</p>
    </div>
  )
}
