import { useId } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { equivalentText, periodPrices, Price, PriceLine } from '@nimbus/shared-ui/price'
import { costs } from '../../../messages/de'
import type { Totals } from '../../../model/totals'
import { CostRows } from './cost-rows'

/** "Ihre Kosten": all periods, one-off with its parts, total and average where there is a term, the next step. */
export function CostsPanel({ totals, children }: { totals: Totals; children: Elements }) {
  const id = useId()
  const { book, steps, term, shipping, priced } = totals
  const equivalent = equivalentText(book)
  return (
    <aside className="sum" aria-labelledby={id}>
      <div className="sum__p">
        <h2 id={id}>{costs.heading}</h2>
        {priced ? (
          <>
            <PriceLine steps={steps} term={term} />
            <dl className="steps">
              {periodPrices(book).map(({ from, amount, label }) => (
                <div key={from}>
                  <dt>{label}</dt>
                  <dd>
                    <Price amount={amount} />
                  </dd>
                </div>
              ))}
            </dl>
            {equivalent && <p className="xs">{equivalent}</p>}
          </>
        ) : (
          <p className="small muted">{costs.unpricedText}</p>
        )}
      </div>
      <div className="sum__t">
        {priced && <CostRows totals={totals} />}
        {children}
        <p className="xs">{`${priced ? costs.vat[shipping] : ''} ${costs.noOrderYet}`}</p>
      </div>
    </aside>
  )
}
