import type { Option } from '@nimbus/shared-contracts/catalogue'
import { ELIGIBILITY_TEXT } from '@nimbus/shared-contracts/eligibility'
import { ledger, priceSteps, type Cents } from '@nimbus/shared-contracts/money'
import { monthsText } from '@nimbus/shared-contracts/wording'
import { Price } from '@nimbus/shared-ui/price'
import { text } from '../../../messages/de'
import type { TvExtras as Extras } from '../api/load-tv-extras'
import styles from './tv-extras.module.css'

/** Streaming packages and the TV box with their price and how long they bind; nothing where there are none. */
export function TvExtras({ streaming, box }: Extras) {
  if (streaming.length === 0 && !box) return null
  return (
    <>
      <ul className={styles.list}>
        {streaming.map((option) => (
          <Extra
            key={option.concrete_product_id}
            item={option}
            term={text.tvPage.notice(monthsText(option.properties.notice_months ?? 1))}
          />
        ))}
        {box && <Extra item={box} term={text.tvPage.boxTerm(monthsText(box.properties.contract_term ?? 0))} />}
      </ul>
      {streaming.length > 0 && <p className={`small muted ${styles.stream}`}>{ELIGIBILITY_TEXT.stream}</p>}
    </>
  )
}

function Extra({ item, term }: { item: Option; term: string }) {
  const amount = monthlyOf(item)
  return (
    <li>
      <div>
        <h3>{item.product_name}</h3>
        <p className="small muted">{`${item.description ?? ''} ${term}`}</p>
      </div>
      {amount !== undefined && (
        <p className={styles.price}>
          <Price amount={amount} /> <span className="small">{text.extras.perMonth}</span>
        </p>
      )}
    </li>
  )
}

/** monthlyOf(TV box) → 5 €; undefined for what costs nothing in a month */
const monthlyOf = ({ conditions }: Option): Cents | undefined => priceSteps(ledger(conditions))[0]?.amount
