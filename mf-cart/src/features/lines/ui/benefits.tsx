import type { Promotion } from '@nimbus/shared-contracts/catalogue'
import { Icon } from '@nimbus/shared-ui/icon'
import { lines } from '../../../messages/de'
import { lastDay } from '../../../model/last-day'
import styles from './lines.module.css'

/** The promotions that the prices above hold already, with their last day. */
export function Benefits({ promotions }: { promotions: readonly Promotion[] }) {
  return (
    <section aria-labelledby="cart-benefits">
      <h2 id="cart-benefits" className={styles.block}>
        {lines.benefits}
      </h2>
      <ul className="checks">
        {promotions.map(({ id, name, valid_till }) => (
          <li key={id}>
            <Icon name="check" />
            <span>
              {name} <span className="muted">({lines.benefitUntil(lastDay(valid_till))})</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
