import type { Benefits } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Icon } from '@nimbus/shared-ui/icon'
import { TariffPrice } from '@nimbus/shared-ui/tariff'
import * as messages from '../../../messages/de'
import type { BenefitOffer } from '../api/load-benefits'
import styles from './benefits.module.css'

const text = messages.benefits

/** What speaks for the product. */
export function Reasons({ benefits }: Pick<Benefits, 'benefits'>) {
  return (
    <ul className={styles.reasons}>
      {benefits.map(({ icon, title, text: reason }) => (
        <li key={title}>
          <Icon name={icon} className={styles.icon} />
          <h3>{title}</h3>
          <p className="muted">{reason}</p>
        </li>
      ))}
    </ul>
  )
}

/** The lowest price of each category, in full. */
export function Offers({ offers }: { offers: readonly BenefitOffer[] }) {
  return (
    <ul className={`offer-cards ${styles.offers}`}>
      {offers.map(({ area, category, cheapest }, index) => (
        <li key={area} className="panel offer-card">
          <h3 className="offer-card__title">{cheapest.product_name}</h3>
          <TariffPrice tariff={cheapest} size="l" />
          <p className="xs">
            {text.taxIncluded}{' '}
            {cheapest.footnote_tag && (
              <FootnoteButton
                tag={cheapest.footnote_tag}
                number={index + 1}
                about={messages.offer.footnoteOf(cheapest.product_name)}
              />
            )}
          </p>
          <p className="offer-card__end">
            <LinkButton
              href={area === 'landline' ? routes.landlineTariffs(category) : routes.mobileTariffs(category)}
              variant={index === 0 ? 'primary' : 'secondary'}
              block
            >
              {text.allOf[area]}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Steps({ steps }: Pick<Benefits, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text: step }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="muted">{step}</p>
        </li>
      ))}
    </ol>
  )
}
