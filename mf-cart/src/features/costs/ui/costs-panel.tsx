import { useId, type ReactNode } from 'react'
import { Price, PriceLine, stepLabel } from '@nimbus/shared-ui/price'
import { costs } from '../../../messages/de'
import type { Totals } from '../../../model/totals'
import { CostRows } from './cost-rows'

/** "Ihre Kosten": all periods, one-off with its parts, total and average, the next step. */
export function CostsPanel({ totals, children }: { totals: Totals; children: ReactNode }) {
  const id = useId()
  const { steps, term, oneOff } = totals
  return (
    <aside className="sum" aria-labelledby={id}>
      <div className="sum__p">
        <h2 id={id}>{costs.heading}</h2>
        <PriceLine steps={steps} term={term} />
        <dl className="steps">
          {steps.map((step) => (
            <div key={step.from}>
              <dt>{stepLabel(step)}</dt>
              <dd>
                <Price amount={step.amount} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="sum__t">
        <CostRows totals={totals} />
        {children}
        <p className="xs">
          {costs.vat(oneOff.some(({ kind }) => kind === 'shipping'))} {costs.noOrderYet}
        </p>
      </div>
    </aside>
  )
}
