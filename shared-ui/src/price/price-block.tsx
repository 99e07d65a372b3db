import { priceStepsWithin } from '@nimbus/shared-contracts/money'
import { PriceLine } from './price-line'
import { PriceRows, type PriceRowsProps } from './price-rows'
import { PriceSteps } from './price-steps'

/** The whole price in one visual unit: steps, price line, one-off, average and total. */
export function PriceBlock({ book, term, oneOff, size }: PriceRowsProps & { size?: 'xl' | 'l' }) {
  return (
    <>
      <PriceSteps book={book} term={term} size={size} />
      <PriceLine steps={priceStepsWithin(book, term)} term={term} />
      <PriceRows book={book} term={term} oneOff={oneOff} />
    </>
  )
}
