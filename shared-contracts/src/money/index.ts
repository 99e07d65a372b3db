export { briefPriceSchema, type BriefPrice } from './brief-price'
export { cents, multiply, netOf, sum, VAT_PERCENT, type Cents } from './cents'
export { decimalText, euroParts, formatEuro, type EuroParts } from './format-euro'
export {
  averageOver,
  lastMonthOf,
  ledger,
  monthlyEquivalent,
  priceSteps,
  shownMonths,
  totalOver,
  type Ledger,
  type PriceStep,
} from './ledger'
export { longestStep } from './longest-step'
export { oneOffParts, type OneOffKind, type OneOffPart } from './one-off-parts'
export { parseEuro } from './parse-euro'
export {
  CONDITION,
  isFourWeekly,
  isMonthly,
  isOneTime,
  LAST_MONTH,
  priceConditionSchema,
  type PriceCondition,
} from './price-condition'
