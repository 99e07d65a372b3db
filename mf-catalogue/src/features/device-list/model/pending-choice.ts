import { listHref, type ListChoice } from './list-choice'

/** A choice that the customer sees already while its list is on the way. */
export interface PendingChoice {
  choice: ListChoice
  /** Places that may still be shown meanwhile: where it was made, and the choices that it replaced. */
  before: readonly string[]
}

/** Whatever the tariff: the cart's one may join the address while a choice is on its way. */
const placeOf = (category: string, choice: ListChoice): string => listHref(category, { ...choice, tariff: undefined })

/**
 * False once the list shows the choice, or the customer has gone somewhere else.
 * Solvar, then Kelvo, and the list with Solvar comes → still true
 */
export function isPending({ choice, before }: PendingChoice, category: string, shown: ListChoice): boolean {
  const place = placeOf(category, shown)
  return before.includes(place) && placeOf(category, choice) !== place
}

/**
 * The next choice, made on top of what is on its way, so that of several quick ones none is lost.
 * nextChoice([Solvar], add Kelvo) → [Solvar, Kelvo], before: [without filter, Solvar]
 */
export function nextChoice(
  { pending, shown, category }: { pending: PendingChoice | undefined; shown: ListChoice; category: string },
  change: (choice: ListChoice) => ListChoice,
): PendingChoice {
  if (!pending || !isPending(pending, category, shown)) {
    return { choice: change(shown), before: [placeOf(category, shown)] }
  }
  return { choice: change(pending.choice), before: [...pending.before, placeOf(category, pending.choice)] }
}
