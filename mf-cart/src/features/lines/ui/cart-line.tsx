import type { ReactNode } from 'react'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { ONE_OFF_LABEL, stepLabel } from '@nimbus/shared-ui/price'
import { lines } from '../../../messages/de'
import type { CartLine as Line } from '../../../model/lines'
import styles from './lines.module.css'
import { LineIcon } from './line-icon'

interface CartLineProps {
  line: Line
  editHref: string | undefined
  onRemove: () => void
  /** Facts under the name, such as speeds and documents. */
  children?: ReactNode
}

/** One line of the cart: name, term, prices per period, one-off, change and remove. */
export function CartLine({ line, editHref, onRemove, children }: CartLineProps) {
  return (
    <li className={styles.line}>
      <LineIcon line={line} />
      <div>
        <h3>{line.name}</h3>
        <p className="small muted">{termText(line)}</p>
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
      <LinePrices line={line} />
    </li>
  )
}

function LinePrices({ line: { steps, oneOff } }: { line: Line }) {
  const isFree = oneOff.length === 0 && steps.every(({ amount }) => amount === 0)
  if (isFree) return <p className={styles.free}>{lines.free}</p>
  const monthly = steps.some(({ amount }) => amount !== 0) ? steps : []
  return (
    <dl className={styles.prices}>
      {monthly.map((step) => (
        <div key={step.from}>
          <dt>{stepLabel(step)}</dt>
          <dd>{formatEuro(step.amount)}</dd>
        </div>
      ))}
      {oneOff.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>{ONE_OFF_LABEL[kind]}</dt>
          <dd>{formatEuro(amount)}</dd>
          <dd className="xs">{lines.once}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "24 Monate Mindestlaufzeit"; "gehört zum Tarif, ohne Mindestlaufzeit" */
function termText({ mandatory, term, noticeMonths }: Line): string {
  const parts = [
    mandatory && lines.mandatory,
    term !== undefined && lines.term(term),
    noticeMonths && lines.notice(noticeMonths),
  ]
  return parts.filter(Boolean).join(', ')
}
