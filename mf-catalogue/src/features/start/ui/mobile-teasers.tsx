import { MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import * as messages from '../../../messages/de'
import { throttlingText, volumeText } from '../../../messages/volume-text'
import type { MobileTeaser } from '../model/mobile-teasers'
import { TERM } from '../model/teasers'
import styles from './start.module.css'
import { TeaserSection } from './teaser-section'
import { TeaserTile } from './teaser-tile'

const text = messages.mobileTeasers

interface MobileTeasersProps {
  teasers: readonly MobileTeaser[]
  /** Number of the first footnote. */
  footnote: number
}

/** The mobile tariffs with their whole prices, and the ways to the others. */
export function MobileTeasers({ teasers, footnote }: MobileTeasersProps) {
  if (teasers.length === 0) return null
  return (
    <TeaserSection
      title={text.title}
      lead={text.lead}
      className={styles.mobile}
      all={{ label: text.all, href: routes.mobileTariffs() }}
      list={text.list}
      tiles={teasers.map((teaser, index) => ({
        id: teaser.id,
        tile: <Tile teaser={teaser} number={footnote + index} />,
      }))}
      note={text.note(TERM)}
      others={[
        { label: text.young, href: routes.mobileTariffs(MOBILE_YOUNG_CATEGORY) },
        { label: text.prepaid, href: routes.mobileTariffs(PREPAID_CATEGORY) },
      ]}
    />
  )
}

function Tile({ teaser, number }: { teaser: MobileTeaser; number: number }) {
  const { slug, volume } = teaser
  return (
    <TeaserTile teaser={teaser} number={number} href={routes.mobileTariffs(undefined, { slug })}>
      <div className={styles.volume}>
        <p className="speed__n">{volumeText(volume)}</p>
        <p className={`xs ${styles.usual}`}>{throttlingText(volume)}</p>
      </div>
    </TeaserTile>
  )
}
