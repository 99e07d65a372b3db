import type { Elements } from '@nimbus/shared-ui/elements'
import { PriceLine, PriceSteps } from '@nimbus/shared-ui/price'
import { costs } from '../../../messages/de'
import type { CartLine } from '../../../model/lines'
import type { Totals } from '../../../model/totals'
import { CostRows } from './cost-rows'
import { SummaryLines } from './summary-lines'

interface SummaryPanelProps {
  lines: readonly CartLine[]
  totals: Totals
  /** The one button or link. */
  children?: Elements
}

/** The full summary, in the column and in the dialog of the bottom bar. */
export function SummaryPanel({ lines, totals, children }: SummaryPanelProps) {
  const { book, steps, term, shipping, priced } = totals
  return (
    <>
      <SummaryLines lines={lines} />
      <div className="sum__t">
        {priced ? (
          <>
            <PriceSteps book={book} size="l" />
            <PriceLine steps={steps} term={term} />
            <CostRows totals={totals} />
          </>
        ) : (
          <p className="small muted">{costs.unpricedText}</p>
        )}
        {children}
        {priced && <p className="xs">{`${costs.vat[shipping]} ${costs.fromConclusion(term)}`}</p>}
      </div>
    </>
  )
}
