import type { ItemGroup, Option } from '@nimbus/shared-contracts/catalogue'
import { cents, ledger, oneOffParts, sum, type Cents } from '@nimbus/shared-contracts/money'

/** What an item costs, each part where it is due. */
export interface ItemPrice {
  monthly: Cents
  /** Due once, without shipping. */
  once: Cents
  /** Due once for all shipped items of an order together. */
  shipping: Cents
}

/** priceOf(TV box: 5 € a month, shipped) → {monthly: 500, once: 0, shipping: 695} */
export function priceOf({ conditions }: Option): ItemPrice {
  const { months } = ledger(conditions)
  const parts = oneOffParts(conditions)
  const amountOf = (isShipping: boolean): Cents =>
    sum(parts.filter(({ kind }) => (kind === 'shipping') === isShipping).map(({ amount }) => amount))
  return { monthly: months[0] ?? cents(0), once: amountOf(false), shipping: amountOf(true) }
}

export const isFree = (item: Option): boolean => {
  const { monthly, once } = priceOf(item)
  return cents(monthly + once) === 0
}

/** The item that stands for taking nothing paid: "Eigenes Gerät" of the router group (TKG § 73). */
export const freeChoiceOf = ({ items }: ItemGroup): Option | undefined =>
  items.find((item) => !item.mandatory && isFree(item))

/** True when a group of exclusive items needs an entry "Keine": nothing in it is mandatory or free. */
export function hasNone(group: ItemGroup): boolean {
  return !group.items.some(({ mandatory }) => mandatory) && freeChoiceOf(group) === undefined
}
