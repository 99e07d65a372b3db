import { PriceRows } from '@nimbus/shared-ui/price'
import type { Totals } from '../../../model/totals'

/** Einmalig with its parts, average and total over the term. */
export function CostRows({ totals: { book, term, oneOff } }: { totals: Totals }) {
  return <PriceRows book={book} term={term} oneOff={oneOff} />
}
