import { averageOver, formatEuro, totalOver, type Ledger, type OneOffPart } from '@nimbus/shared-contracts/money'
import { oneOffTexts } from '@nimbus/shared-contracts/wording'
import { text } from './de'

export interface PriceRowsProps {
  book: Ledger
  /** Months of the contract; 0 without minimum term, which has no average and no total. */
  term: number
  oneOff: readonly OneOffPart[]
}

/** What is due once with its parts, the average per month (rounded up) and the total of the term, where there is one. */
export function PriceRows({ book, term, oneOff }: PriceRowsProps) {
  const parts = oneOffTexts(oneOff, 'name').join(', ')
  return (
    <dl className="pb__rows">
      <div>
        <dt>{text.oneOff}</dt>
        <dd>{formatEuro(book.oneOff)}</dd>
        {parts && <dd className="sub">{parts}</dd>}
      </div>
      {term > 0 && book.fourWeekly === 0 && (
        <>
          <div className="strong">
            <dt>{text.average(term)}</dt>
            <dd>{formatEuro(averageOver(book, term))}</dd>
          </div>
          <div>
            <dt>{text.total(term)}</dt>
            <dd>{formatEuro(totalOver(book, term))}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
