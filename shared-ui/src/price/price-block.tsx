import { priceSteps } from '@nimbus/shared-contracts/money'
import { PriceLine } from './price-line'
import { PriceRows, type PriceRowsProps } from './price-rows'
import { PriceSteps } from './price-steps'

/** The whole price in one visual unit: every step, price line, one-off, average and total of the term; without term no last two. */
export function PriceBlock({ book, term, oneOff, size }: PriceRowsProps & { size?: 'xl' | 'l' }) {
  return (
    <>
      <PriceSteps book={book} size={size} term={term} />
      <PriceLine steps={priceSteps(book)} term={term} />
      <PriceRows book={book} term={term} oneOff={oneOff} />
    </>
  )
}
