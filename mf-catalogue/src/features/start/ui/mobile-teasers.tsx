import { MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import { messages } from '../../../messages/de'
import { throttlingText, volumeText } from '../../../messages/volume-text'
import type { MobileTeaser } from '../model/mobile-teasers'
import { TERM } from '../model/teasers'
import styles from './start.module.css'
import { TeaserTile } from './teaser-tile'

const { mobileTeasers: text } = messages

interface MobileTeasersProps {
  teasers: readonly MobileTeaser[]
  /** Number of the first footnote. */
  footnote: number
}

/** The mobile tariffs with their whole prices, and the ways to the others. */
export function MobileTeasers({ teasers, footnote }: MobileTeasersProps) {
  if (teasers.length === 0) return null
  return (
    <Wrap>
      <Section title={text.title} lead={text.lead} aside={<AllTariffs />} className={styles.mobile}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on phones, WCAG 2.1.1 */}
        <ul className={styles.tiles} tabIndex={0} aria-label={text.list}>
          {teasers.map((teaser, index) => (
            <li key={teaser.id}>
              <Tile teaser={teaser} number={footnote + index} />
            </li>
          ))}
        </ul>
        <div className={styles.below}>
          <p className="xs">{text.note(TERM)}</p>
          <p className={styles.others}>
            <a className="link" href={routes.mobileTariffs(MOBILE_YOUNG_CATEGORY)}>
              {text.young}
            </a>
            <a className="link" href={routes.mobileTariffs(PREPAID_CATEGORY)}>
              {text.prepaid}
            </a>
          </p>
        </div>
      </Section>
    </Wrap>
  )
}

function AllTariffs() {
  return (
    <a className="link" href={routes.mobileTariffs()}>
      {text.all}
      <Icon name="arrow-right" />
    </a>
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
