import type { Ledger } from '@nimbus/shared-contracts/money'
import { equivalentText, periodPrices } from './period-prices'
import { Price } from './price'

interface PriceStepsProps {
  book: Ledger
  /** Size of the first price; the following ones are smaller. */
  size?: 'xl' | 'l'
}

/**
 * Every price side by side, those after the term too: 9,95 € Monat 1–3, 38,95 € Monat 4–24, 43,95 € ab Monat 25. A price
 * per four weeks comes with what it is in a month.
 */
export function PriceSteps({ book, size = 'xl' }: PriceStepsProps) {
  const prices = periodPrices(book)
  const first = prices.length > 2 ? 'l' : size
  const equivalent = equivalentText(book)
  return (
    <div className="pb__steps">
      {prices.map(({ from, amount, label }, index) => (
        <p className="pb__step" key={from}>
          <Price amount={amount} size={index === 0 ? first : 'l'} /> <span className="pb__when">{label}</span>
          {equivalent && <span className="pb__equal">{` ${equivalent}`}</span>}
        </p>
      ))}
    </div>
  )
}
