import { longestStep, priceSteps, type Ledger } from '@nimbus/shared-contracts/money'
import { classes } from '../classes/classes'
import { equivalentText, periodPrices } from './period-prices'
import { Price } from './price'

interface PriceStepsProps {
  book: Ledger
  /** Size of the first price; the following ones are smaller. */
  size?: 'xl' | 'l'
  /** Months of the contract: the price that is paid longest in them is marked, for places that show it alone large. */
  term?: number
}

/**
 * Every price side by side, those after the term too: 9,95 € Monat 1–3, 38,95 € Monat 4–24, 43,95 € ab Monat 25. A price
 * per four weeks comes with what it is in a month.
 */
export function PriceSteps({ book, size = 'xl', term }: PriceStepsProps) {
  const prices = periodPrices(book)
  const first = prices.length > 2 ? 'l' : size
  const longest = term === undefined ? undefined : longestStep(priceSteps(book), term)?.from
  const equivalent = equivalentText(book)
  return (
    <div className="pb__steps">
      {prices.map(({ from, amount, label }, index) => (
        <p className={classes('pb__step', from === longest && 'pb__step--longest')} key={from}>
          <Price amount={amount} size={index === 0 ? first : 'l'} /> <span className="pb__when">{label}</span>
          {equivalent && <span className="pb__equal">{` ${equivalent}`}</span>}
        </p>
      ))}
    </div>
  )
}
