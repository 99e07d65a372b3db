import { sum, type Cents } from './cents'
import { CONDITION, isOneTime, type PriceCondition } from './price-condition'

/** What a one-off amount is for. */
export type OneOffKind = 'device' | 'provisioning' | 'shipping' | 'other'

export interface OneOffPart {
  kind: OneOffKind
  /** Of a fee that its condition names. */
  name?: string
  amount: Cents
}

const kindOf = ({ type }: PriceCondition): OneOffKind => {
  if (type === CONDITION.device) return 'device'
  if (type === CONDITION.provisioning) return 'provisioning'
  return type === CONDITION.shipping ? 'shipping' : 'other'
}

/**
 * The parts that a ledger's one-off amount consists of, without those that cost nothing: they always add up to it, so a
 * kind that nobody knows is 'other' and never left out. Shipping counts once, at its highest value, as in the ledger; each
 * fee with a name is a part of its own.
 * oneOffParts([once 69,95 €, shipping 6,95 €, shipping 6,95 €]) → [provisioning 6995, shipping 695]
 */
export function oneOffParts(conditions: readonly PriceCondition[]): OneOffPart[] {
  const once = conditions.filter(isOneTime)
  const ofKind = (kind: OneOffKind): PriceCondition[] => once.filter((condition) => kindOf(condition) === kind)
  const grossOf = (priced: readonly PriceCondition[]): number[] => priced.map(({ gross_value }) => gross_value)
  const others = ofKind('other')
  const parts: OneOffPart[] = [
    { kind: 'device', amount: sum(grossOf(ofKind('device'))) },
    { kind: 'provisioning', amount: sum(grossOf(ofKind('provisioning'))) },
    { kind: 'shipping', amount: sum([Math.max(0, ...grossOf(ofKind('shipping')))]) },
    ...[...new Set(others.map(({ name }) => name))].map((name): OneOffPart => ({
      kind: 'other',
      ...(name !== undefined && { name }),
      amount: sum(grossOf(others.filter((condition) => condition.name === name))),
    })),
  ]
  return parts.filter(({ amount }) => amount !== 0)
}
