import type { Elements } from '@nimbus/shared-ui/elements'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { oneOffName } from '@nimbus/shared-contracts/wording'
import { equivalentText } from '@nimbus/shared-ui/price'
import { lines } from '../../../messages/de'
import { linePrices } from '../../../messages/line-prices'
import type { CartLine as Line } from '../../../model/lines'
import styles from './lines.module.css'

interface CartLineProps {
  line: Line
  /** Decorative, the name stands beside it. */
  picture: Elements
  editHref: string | undefined
  onRemove: () => void
  /** Facts under the name, such as speeds and documents. */
  children?: Elements
  /** Stands with the prices. */
  beside?: Elements
}

/** One line of the cart: name, term, prices per period, one-off, change and remove. */
export function CartLine({ line, picture, editHref, onRemove, children, beside }: CartLineProps) {
  return (
    <li className={styles.line}>
      {picture}
      <div className={styles.body}>
        <h3>{line.name}</h3>
        {children}
        <p className={styles.actions}>
          {editHref && (
            <a className="link small" href={editHref} aria-label={lines.editName(line.name)}>
              {lines.edit}
            </a>
          )}
          <button type="button" className="lbtn" aria-label={lines.removeName(line.name)} onClick={onRemove}>
            {lines.remove}
          </button>
        </p>
      </div>
      <div className={styles.costs}>
        <LinePrices line={line} />
        {beside}
      </div>
    </li>
  )
}

function LinePrices({ line: { book, oneOff, missing } }: { line: Line }) {
  if (missing) return <p className={styles.free}>{lines.missing[missing]}</p>
  const prices = linePrices(book)
  if (oneOff.length === 0 && prices.length === 0) return <p className={styles.free}>{lines.free}</p>
  const equivalent = equivalentText(book)
  return (
    <dl className={styles.prices}>
      {prices.map(({ from, amount, label }) => (
        <div key={from}>
          <dt>{label}</dt>
          <dd>{formatEuro(amount)}</dd>
          {equivalent && <dd className="xs">{equivalent}</dd>}
        </div>
      ))}
      {oneOff.map((part) => (
        <div key={oneOffName(part)}>
          <dt>{oneOffName(part)}</dt>
          <dd>{formatEuro(part.amount)}</dd>
          <dd className="xs">{lines.once}</dd>
        </div>
      ))}
    </dl>
  )
}
