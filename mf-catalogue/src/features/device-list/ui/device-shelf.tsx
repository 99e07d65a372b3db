import { routes } from '@nimbus/shared-contracts/routes'
import type { DeviceOffers } from '../api/load-device-offers'
import { onceNote } from '../../../messages/once-note'
import { DeviceTile } from './device-tile'
import styles from './device-shelf.module.css'

/** A few devices of a category in one row, with their whole prices, and what is due once in them. */
export function DeviceShelf({ devices: { category, label, tariff, cards } }: { devices: DeviceOffers }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on phones, WCAG 2.1.1 */}
      <ul className={`dgrid ${styles.shelf}`} tabIndex={0} aria-label={label}>
        {cards.map((card) => (
          <DeviceTile
            key={card.slug}
            card={card}
            href={routes.device(category, card.slug, { pid: card.shown.id })}
            tariff={tariff}
            named={false}
            brief
          />
        ))}
      </ul>
      <p className={`xs muted ${styles.once}`}>{onceNote(cards[0]?.price.parts ?? [])}</p>
    </>
  )
}
