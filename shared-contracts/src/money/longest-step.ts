import type { PriceStep } from './ledger'

/**
 * The price that is paid longest within the term: the one that is large (CAT-20); of equally long ones the earlier.
 * longestStep([9,95 € in 1–3, 45,95 € from 4], 24) → 45,95 € from 4; undefined without a price
 */
export const longestStep = (steps: readonly PriceStep[], term: number): PriceStep | undefined =>
  steps.toSorted((one, other) => monthsOf(other, term) - monthsOf(one, term))[0]

const monthsOf = ({ from, till }: PriceStep, term: number): number => Math.min(till, term) - from + 1
