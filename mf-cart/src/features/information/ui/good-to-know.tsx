import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { goodToKnow as text } from '../../../messages/de'
import { InformationPanel } from './information-panel'
import styles from './information.module.css'

/** Where the order goes to; unknown while the cart isn't read or is empty. */
type DeliveryKind = 'landline' | 'mobile' | 'unknown'

/** Prepaid has no bill to be paid after. */
type PaymentKind = 'postpaid' | 'prepaid' | 'unknown'

const factsFor = (
  delivery: DeliveryKind,
  payment: PaymentKind,
): { icon: IconName; title: string; text: string; download?: string }[] => [
  { icon: 'truck', title: text.delivery.title, text: text.delivery[delivery] },
  { icon: 'credit-card', title: text.payment.title, text: text.payment[payment] },
  { icon: 'file-text', ...text.summary },
  { icon: 'rotate-ccw', ...text.correct },
]

interface GoodToKnowProps {
  delivery?: DeliveryKind
  payment?: PaymentKind
  /** Address of the contract summary of what is in the cart (TKG § 54); undefined while there is no tariff. */
  summaryHref?: string | undefined
}

/** Delivery restriction, means of payment and how the order works, at the latest here (§ 312j(1), § 312i(1) BGB). */
export function GoodToKnow({ delivery = 'unknown', payment = 'unknown', summaryHref }: GoodToKnowProps) {
  return (
    <InformationPanel heading={text.heading}>
      <ul className={styles.facts}>
        {factsFor(delivery, payment).map((fact) => (
          <li key={fact.icon}>
            <Icon name={fact.icon} />
            <div>
              <b>{fact.title}</b>
              <span>{fact.text}</span>
              {fact.download && summaryHref && (
                <p>
                  <a className="link" href={summaryHref} download>
                    {fact.download}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </InformationPanel>
  )
}
