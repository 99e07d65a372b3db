import { priceStepsWithin, type Ledger } from '@nimbus/shared-contracts/money'
import { Price } from './price'
import { stepLabel } from './step-label'

interface PriceStepsProps {
  book: Ledger
  /** Months of the contract. */
  term: number
  /** Size of the first price; the following ones are smaller. */
  size?: 'xl' | 'l'
}

/** The monthly prices side by side: 9,95 € Monat 1–3, 45,95 € ab Monat 4. */
export function PriceSteps({ book, term, size = 'xl' }: PriceStepsProps) {
  const steps = priceStepsWithin(book, term)
  const first = steps.length > 2 ? 'l' : size
  return (
    <div className="pb__steps">
      {steps.map((step, index) => (
        <p className="pb__step" key={step.from}>
          <Price amount={step.amount} size={index === 0 ? first : 'l'} />{' '}
          <span className="pb__when">{stepLabel(step, term)}</span>
        </p>
      ))}
    </div>
  )
}
