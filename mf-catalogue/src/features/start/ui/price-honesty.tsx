import { lastDay } from '@nimbus/shared-contracts/dates'
import { ledger } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import { oneOffRows, PriceBlock } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { FIBRE_CATEGORY } from '../api/start-page'
import { TERM, type Teaser } from '../model/teasers'
import { RouterArt } from './art/router-art'
import styles from './start.module.css'

const text = messages.honesty

/** How a price is shown here, with the price of a real tariff beside it. */
export function PriceHonesty({ example }: { example: Teaser }) {
  const { name, slug, conditions, promotionTill } = example
  return (
    <Wrap>
      <Section title={text.title} lead={text.lead} className={styles.honesty}>
        <div className={styles.honestyGrid}>
          <article className={styles.area}>
            <div className={styles.areaBody}>
              <p className="eyebrow">{text.example}</p>
              <h3>{name}</h3>
              {promotionTill && (
                <p>
                  <span className="tag tag--halo">{messages.teasers.promotionTill(lastDay(promotionTill))}</span>
                </p>
              )}
              <div className={styles.areaPrices}>
                <PriceBlock book={ledger(conditions)} term={TERM} oneOff={oneOffRows(conditions)} />
              </div>
              <p>
                <LinkButton href={routes.landlineTariffs(FIBRE_CATEGORY, { slug })}>
                  {messages.teasers.button(name)}
                </LinkButton>
              </p>
            </div>
            <div className={styles.areaArt}>
              <RouterArt />
            </div>
          </article>
          <ol className={styles.rules}>
            {text.items.map(({ title, text: reason }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{reason}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </Wrap>
  )
}
