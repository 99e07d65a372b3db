import { sum, type Cents } from './cents'
import { CONDITION, isOneTime, type PriceCondition } from './price-condition'

/** What a one-off amount is for. */
export type OneOffKind = 'device' | 'provisioning' | 'shipping' | 'other'

export interface OneOffPart {
  kind: OneOffKind
  amount: Cents
}

const kindOf = ({ type }: PriceCondition): OneOffKind => {
  if (type === CONDITION.device) return 'device'
  if (type === CONDITION.provisioning) return 'provisioning'
  return type === CONDITION.shipping ? 'shipping' : 'other'
}

/**
 * The parts that a ledger's one-off amount consists of, without those that cost nothing: they always add up to it, so a
 * kind that nobody knows is 'other' and never left out. Shipping counts once, at its highest value, as in the ledger.
 * oneOffParts([once 69,95 €, shipping 6,95 €, shipping 6,95 €]) → [provisioning 6995, shipping 695]
 */
export function oneOffParts(conditions: readonly PriceCondition[]): OneOffPart[] {
  const once = conditions.filter(isOneTime)
  const amountsOf = (kind: OneOffKind): number[] =>
    once.filter((condition) => kindOf(condition) === kind).map(({ gross_value }) => gross_value)
  const parts: OneOffPart[] = [
    { kind: 'device', amount: sum(amountsOf('device')) },
    { kind: 'provisioning', amount: sum(amountsOf('provisioning')) },
    { kind: 'shipping', amount: sum([Math.max(0, ...amountsOf('shipping'))]) },
    { kind: 'other', amount: sum(amountsOf('other')) },
  ]
  return parts.filter(({ amount }) => amount !== 0)
}
