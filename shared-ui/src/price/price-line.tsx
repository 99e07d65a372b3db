import type { CSSProperties } from 'react'
import { shownMonths, type PriceStep } from '@nimbus/shared-contracts/money'

/**
 * A bar drawn to scale over the term (over all months when a price changes later), one segment a price step: the dearer,
 * the taller and darker. Decoration, and empty space when there is one price.
 */
export function PriceLine({ steps, term }: { steps: readonly PriceStep[]; term: number }) {
  if (steps.length < 2) return <div className="pb__gap" aria-hidden="true" />
  const months = shownMonths(steps, term)
  const amounts = steps.map(({ amount }) => amount)
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const levelOf = (amount: number): string => (amount === highest ? 'high' : amount === lowest ? 'low' : 'middle')
  return (
    <div className="pb__line" aria-hidden="true">
      {steps.map(({ from, till, amount }) => (
        <i
          key={from}
          data-level={levelOf(amount)}
          style={{ '--m': Math.min(till, months) - from + 1 } as CSSProperties}
        />
      ))}
    </div>
  )
}
