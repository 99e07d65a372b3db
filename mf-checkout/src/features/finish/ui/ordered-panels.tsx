import { cents, formatEuro, ledger, sum } from '@nimbus/shared-contracts/money'
import { offerCost } from '@nimbus/shared-contracts/offer'
import type { Ordered } from '@nimbus/shared-contracts/order'
import { boundText, listedPrices, stepMonths } from '@nimbus/shared-contracts/wording'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import { equivalentText, Price, PriceLine, PriceRows } from '@nimbus/shared-ui/price'
import { ordered as text } from '../../../messages/ordered.de'
import { Panel } from '../../../ui/order-panels'
import styles from './ordered-panels.module.css'

/** What was ordered, each thing with its picture, how long it binds and what it costs. */
export const OrderedThings = ({ ordered: { items } }: { ordered: Ordered }) => (
  <Panel title={text.things}>
    <ul className={styles.things}>
      {items.map((item, index) => (
        <li key={item.name}>
          <span className={styles.thing}>
            {item.image ? (
              <Picture src={item.image} alt="" width={64} height={64} placeholder={false} />
            ) : (
              <Icon name={index === 0 ? 'signal' : 'plus'} />
            )}
          </span>
          <div>
            <p>
              <b>{[item.name, item.variant].filter(Boolean).join(', ')}</b>
            </p>
            <p className="small muted">{boundText(item.term)}</p>
          </div>
          <ul className={`small ${styles.own}`}>
            {pricesOf(item.conditions).map((price) => (
              <li key={price}>{price}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Panel>
)

/** What is due once stands with the sums: things that are sent share one shipping. pricesOf(a phone) → ['Monat 1–24: 15 €'] */
function pricesOf(conditions: Ordered['conditions']): string[] {
  const book = ledger(conditions)
  return book.fourWeekly > 0 ? [text.fourWeekly(formatEuro(book.fourWeekly))] : listedPrices(book)
}

/** All sums of the order: every month, once, over the term, and the first bill, which surprises people otherwise. */
export function OrderedSums({ ordered: { items, conditions } }: { ordered: Ordered }) {
  const { book, steps, oneOff, term } = offerCost(conditions, items[0]?.term ?? 0)
  const first = sum([book.months[0] ?? cents(0), book.oneOff])
  return (
    <Panel title={text.sums}>
      {book.fourWeekly === 0 && <PriceLine steps={steps} term={term} />}
      <dl className="steps">
        {book.fourWeekly > 0 ? (
          <div>
            <dt>{`${text.perFourWeeks} (${equivalentText(book)})`}</dt>
            <dd>
              <Price amount={book.fourWeekly} />
            </dd>
          </div>
        ) : (
          steps.map((step) => (
            <div key={step.from}>
              <dt>{stepMonths(step, 'row')}</dt>
              <dd>
                <Price amount={step.amount} />
              </dd>
            </div>
          ))
        )}
      </dl>
      <PriceRows book={book} term={term} oneOff={oneOff} />
      {book.fourWeekly === 0 && (
        <>
          <dl className={styles.bill}>
            <dt>{text.firstBill}</dt>
            <dd>{formatEuro(first)}</dd>
          </dl>
          <p className="xs muted">{text.firstBillText}</p>
        </>
      )}
    </Panel>
  )
}
