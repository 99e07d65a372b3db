import type { Promotion, Tariff } from '@nimbus/shared-contracts/catalogue'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { startPriceOf } from '@nimbus/shared-contracts/offer'
import { stepMonths } from '@nimbus/shared-contracts/wording'
import { Icon } from '@nimbus/shared-ui/icon'
import { lines } from '../../../messages/de'
import { lastDay } from '@nimbus/shared-contracts/dates'
import styles from './lines.module.css'

interface BenefitsProps {
  promotions: readonly Promotion[]
  /** The tariff's start price is what the promotions bring. */
  tariff: Tariff
}

/** The promotions that the prices above hold already, with their last day. */
export function Benefits({ promotions, tariff }: BenefitsProps) {
  const start = startPriceOf(tariff)
  const startPrice = start && lines.startPrice(formatEuro(start.amount), stepMonths(start, 'label'))
  return (
    <section aria-labelledby="cart-benefits">
      <h2 id="cart-benefits" className={styles.block}>
        {lines.benefits}
      </h2>
      <ul className="checks">
        {promotions.map(({ id, name, valid_till }) => (
          <Benefit key={id} text={startPrice ?? name} day={lastDay(valid_till)} />
        ))}
      </ul>
    </section>
  )
}

/** The last day is added where the promotion isn't called by it. */
const Benefit = ({ text, day }: { text: string; day: string }) => (
  <li>
    <Icon name="check" />
    <span>
      <span>{text}</span>
      {!text.includes(day) && <span className="muted">{` (${lines.benefitUntil(day)})`}</span>}
    </span>
  </li>
)
