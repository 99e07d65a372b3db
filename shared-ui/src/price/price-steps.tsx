import { priceSteps, type Ledger } from '@nimbus/shared-contracts/money'
import { Price } from './price'
import { stepLabel } from './step-label'

interface PriceStepsProps {
  book: Ledger
  /** Size of the first price; the following ones are smaller. */
  size?: 'xl' | 'l'
}

/** Every monthly price side by side, those after the term too: 9,95 € Monat 1–3, 38,95 € Monat 4–24, 43,95 € ab Monat 25. */
export function PriceSteps({ book, size = 'xl' }: PriceStepsProps) {
  const steps = priceSteps(book)
  const first = steps.length > 2 ? 'l' : size
  return (
    <div className="pb__steps">
      {steps.map((step, index) => (
        <p className="pb__step" key={step.from}>
          <Price amount={step.amount} size={index === 0 ? first : 'l'} />{' '}
          <span className="pb__when">{stepLabel(step)}</span>
        </p>
      ))}
    </div>
  )
}
