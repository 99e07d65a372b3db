import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Picture } from '@nimbus/shared-ui/picture'
import * as messages from '../../../messages/de'
import type { DeviceOffers } from '../api/load-device-offers'
import styles from './device-category-cards.module.css'
import { DeviceOfferPrice } from './device-offer-price'

const text = messages.mobileHome

/** The device categories, each with its device of the lowest monthly price. */
export function DeviceCategoryCards({ categories }: { categories: readonly DeviceOffers[] }) {
  return (
    <ul className={styles.cards}>
      {categories.map(({ category, label, tariff, cards: [cheapest] }) => (
        <li key={category} className={`panel ${styles.card}`}>
          {cheapest && (
            <div className={styles.picture}>
              <Picture src={cheapest.shown.image} alt="" width={160} height={160} />
            </div>
          )}
          <h3 className={styles.title}>{label}</h3>
          {cheapest && <DeviceOfferPrice card={cheapest} tariff={tariff} prefix={text.fromDevice} />}
          <p className={styles.end}>
            <LinkButton href={routes.devices(category)} variant="secondary" block>
              {text.showDevices(label)}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  )
}
