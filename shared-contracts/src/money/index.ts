export { cents, multiply, netOf, sum, VAT_PERCENT, type Cents } from './cents'
export { euroParts, formatEuro, type EuroParts } from './format-euro'
export {
  averageOver,
  lastMonthOf,
  ledger,
  priceSteps,
  priceStepsWithin,
  totalOver,
  type Ledger,
  type PriceStep,
} from './ledger'
export { parseEuro } from './parse-euro'
export {
  CONDITION,
  isMonthly,
  isOneTime,
  LAST_MONTH,
  priceConditionSchema,
  type PriceCondition,
} from './price-condition'
