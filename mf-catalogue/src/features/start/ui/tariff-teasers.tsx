import { lastDay } from '@nimbus/shared-contracts/dates'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { LANDLINE_YOUNG_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import * as messages from '../../../messages/de'
import { DSL_CATEGORY, FIBRE_CATEGORY } from '../api/start-page'
import { TERM, type Teaser } from '../model/teasers'
import styles from './start.module.css'
import { TeaserSection } from './teaser-section'
import { TeaserTile } from './teaser-tile'

const text = messages.teasers

/** The fibre tariffs with their whole prices, and the ways to the others. `footnote` is the number of the first footnote. */
export function TariffTeasers({ teasers, footnote }: { teasers: readonly Teaser[]; footnote: number }) {
  return (
    <TeaserSection
      title={text.title}
      lead={text.lead}
      className={styles.teasers}
      all={{ label: text.all, href: routes.landlineTariffs(FIBRE_CATEGORY) }}
      list={text.list}
      tiles={teasers.map((teaser, index) => ({
        id: teaser.id,
        tile: <Tile teaser={teaser} number={footnote + index} />,
      }))}
      missing={text.missing}
      note={text.note(TERM)}
      others={[
        { label: text.dsl, href: routes.landlineTariffs(DSL_CATEGORY) },
        { label: text.young, href: routes.landlineTariffs(LANDLINE_YOUNG_CATEGORY) },
      ]}
    />
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
            {formatNumber(down)} <small>{text.unit}</small>
          </dd>
        </div>
        <div>
          <dt>{text.upload}</dt>
          <dd className="up">
            {formatNumber(up)} <small className="small">{text.unit}</small>
          </dd>
        </div>
      </dl>
      <p className={`xs ${styles.usual}`}>{text.usual(formatNumber(usualDown))}</p>
    </div>
  )
}
