import { useId, type FormEvent } from 'react'
import { formatEuro, monthlyEquivalent } from '@nimbus/shared-contracts/money'
import { KEEP_CLEAR } from '@nimbus/shared-contracts/remote'
import { Button } from '@nimbus/shared-ui/button'
import { oneOffTexts, USAGE_PRICES } from '@nimbus/shared-contracts/wording'
import { Price, PriceLine } from '@nimbus/shared-ui/price'
import { overview } from '../../../messages/overview.de'
import { stepText, type OrderBlock as Block } from '../model/order-block'
import styles from './overview.module.css'

interface OrderBlockProps {
  block: Block
  busy: boolean
  onOrder: () => void
}

/**
 * Features, price, term and the one button, in this order and with nothing between text and button: no link, no box, no
 * line (BGB § 312j (2) to (4)).
 */
export function OrderBlock({ block, busy, onOrder }: OrderBlockProps) {
  const heading = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onOrder()
  }
  const parts = oneOffTexts(block.oneOffParts, 'name').join(', ')
  return (
    <form noValidate onSubmit={submit}>
      <section className={styles.block} aria-labelledby={heading}>
        <h2 id={heading}>{overview.blockTitle}</h2>
        <div className={styles.features}>
          <b>{block.title}</b>
          {block.features.map((feature) => (
            <span key={feature}>{feature}</span>
          ))}
          {block.start && (
            <span>
              <b>{`${block.start.title}. `}</b>
              <span>{block.start.text}</span>
            </span>
          )}
        </div>
        <div className={styles.prices}>
          <PriceLine steps={block.steps} term={block.term} />
          <dl className="steps">
            {block.steps.map((step) => (
              <div key={step.from}>
                <dt>{stepText(step)}</dt>
                <dd>
                  <Price amount={step.amount} />
                </dd>
              </div>
            ))}
            {block.fourWeekly > 0 && (
              <div>
                <dt>{overview.fourWeekly(formatEuro(monthlyEquivalent(block.fourWeekly)))}</dt>
                <dd>
                  <Price amount={block.fourWeekly} />
                </dd>
              </div>
            )}
            <div>
              <dt>{parts ? `${overview.oneOff}: ${parts}` : overview.oneOff}</dt>
              <dd>
                <b>{formatEuro(block.oneOff)}</b>
              </dd>
            </div>
            {block.total !== undefined && (
              <div className={styles.total}>
                <dt>{overview.total(block.term)}</dt>
                <dd>
                  <Price amount={block.total} />
                </dd>
              </div>
            )}
          </dl>
          {block.usage && <p className="small">{`${USAGE_PRICES}. ${block.usage}`}</p>}
        </div>
        <p className={styles.terms}>
          <b>{overview.termTitle}</b>
          <span>{` ${block.termSentence} `}</span>
          <b>{overview.durationTitle}</b>
          <span>{` ${block.durationText}. ${overview.vat}`}</span>
        </p>
        <Button type="submit" size="l" block {...{ [KEEP_CLEAR]: '' }} busy={busy ? overview.ordering : undefined}>
          {overview.order}
        </Button>
      </section>
    </form>
  )
}
