import type { Promotion } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, type PriceStep } from '@nimbus/shared-contracts/money'
import { Icon } from '@nimbus/shared-ui/icon'
import { stepLabel } from '@nimbus/shared-ui/price'
import { lines } from '../../../messages/de'
import { lastDay } from '@nimbus/shared-contracts/dates'
import styles from './lines.module.css'

interface BenefitsProps {
  promotions: readonly Promotion[]
  /** The tariff's monthly prices; a lower first one is what the promotions bring. */
  steps: readonly PriceStep[]
}

/** The promotions that the prices above hold already, with their last day. */
export function Benefits({ promotions, steps }: BenefitsProps) {
  const [first, second] = steps
  const startPrice =
    first && second && first.amount < second.amount
      ? lines.startPrice(formatEuro(first.amount), stepLabel(first))
      : undefined
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
              {startPrice ?? name}
              {!name.includes(lastDay(valid_till)) || startPrice ? (
                <span className="muted">{` (${lines.benefitUntil(lastDay(valid_till))})`}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
