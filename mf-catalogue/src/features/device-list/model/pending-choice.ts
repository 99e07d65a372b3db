import { listHref, type ListChoice } from './list-choice'

/** A choice that the customer sees already while its list is on the way. */
export interface PendingChoice {
  choice: ListChoice
  /** Addresses that may still be shown meanwhile: where it was made, and the choices that it replaced. */
  before: readonly string[]
}

/**
 * False once the list shows the choice, or the customer has gone somewhere else.
 * Solvar, then Kelvo, and the list with Solvar comes → still true
 */
export function isPending({ choice, before }: PendingChoice, category: string, shownHref: string): boolean {
  return before.includes(shownHref) && listHref(category, choice) !== shownHref
}

/**
 * The next choice, made on top of what is on its way, so that of several quick ones none is lost.
 * nextChoice([Solvar], add Kelvo) → [Solvar, Kelvo], before: [without filter, Solvar]
 */
export function nextChoice(
  { pending, shown, category }: { pending: PendingChoice | undefined; shown: ListChoice; category: string },
  change: (choice: ListChoice) => ListChoice,
): PendingChoice {
  const shownHref = listHref(category, shown)
  if (!pending || !isPending(pending, category, shownHref)) return { choice: change(shown), before: [shownHref] }
  return { choice: change(pending.choice), before: [...pending.before, listHref(category, pending.choice)] }
}
