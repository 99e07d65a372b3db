import { averageOver, formatEuro, totalOver, type Cents, type Ledger } from '@nimbus/shared-contracts/money'

/** A part of what is due once: {label: 'Bereitstellung', amount: 6995} */
export interface OneOffPart {
  label: string
  amount: Cents
}

export interface PriceRowsProps {
  book: Ledger
  /** Months of the contract. */
  term: number
  oneOff: readonly OneOffPart[]
}

const months = (term: number, plural: string): string => (term === 1 ? '1\u00a0Monat' : `${term}\u00a0${plural}`)

/** What is due once with its parts, the average per month (rounded up) and the total of the term. */
export function PriceRows({ book, term, oneOff }: PriceRowsProps) {
  const parts = oneOff.map(({ label, amount }) => `${label} ${formatEuro(amount)}`).join(', ')
  return (
    <dl className="pb__rows">
      <div>
        <dt>Einmalig</dt>
        <dd>{formatEuro(book.oneOff)}</dd>
        {parts && <dd className="sub">{parts}</dd>}
      </div>
      <div className="strong">
        <dt>{`Ø je Monat über ${months(term, 'Monate')}`}</dt>
        <dd>{formatEuro(averageOver(book, term))}</dd>
      </div>
      <div>
        <dt>{`Gesamt in ${months(term, 'Monaten')}`}</dt>
        <dd>{formatEuro(totalOver(book, term))}</dd>
      </div>
    </dl>
  )
}
