import { EnergyRow } from '@nimbus/shared-ui/energy'
import { cents, formatEuro, type Ledger } from '@nimbus/shared-contracts/money'
import { oneOffName } from '@nimbus/shared-contracts/wording'
import { lines as text } from '../../../messages/de'
import { bareTermText } from '../../../messages/term-text'
import { linePrices } from '../../../messages/line-prices'
import type { CartLine } from '../../../model/lines'
import styles from './costs.module.css'

/** What is chosen: each thing with its first price and term, then its later prices (PAngV § 3) and what is due once. */
export function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls beside a page, with arrow keys too
    <ul className="sum__l" tabIndex={0}>
      {lines.map((line) => (
        <SummaryLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { name, book, oneOff, missing, efficiency, powersupply } = line
  const prices = linePrices(book)
  const [first, ...later] = prices
  // "monatlich" goes without saying
  const period = first && (later.length > 0 || book.fourWeekly > 0 || endsEarly(book)) && first.label
  return (
    <>
      <li>
        <b>{name}</b>
        <span className="r">{!missing && formatEuro(first?.amount ?? cents(0))}</span>
        <span className="sub">
          {missing ? text.missing[missing] : [bareTermText(line), period].filter(Boolean).join(', ')}
        </span>
        <EnergyRow efficiency={efficiency} powersupply={powersupply} device={name} className={styles.energy} />
      </li>
      {later.map(({ from, amount, label }) => (
        <li key={from}>
          <span>{label}</span>
          <span className="r">{formatEuro(amount)}</span>
        </li>
      ))}
      {oneOff.map((part) => (
        <li key={oneOffName(part)}>
          <span>{`${oneOffName(part)}, ${text.once}`}</span>
          <span className="r">{formatEuro(part.amount)}</span>
        </li>
      ))}
    </>
  )
}

/** True for a share that ends, as that of a device does with its term. */
const endsEarly = ({ months }: Ledger): boolean => months.at(-1) === 0
