import { useEffect, useRef, useState } from 'react'
import { host, onBackOrForward } from '@nimbus/shared-contracts/remote'
import { listHref, withOwnTariff, type ListChoice } from '../model/list-choice'
import { isPending, nextChoice, type PendingChoice } from '../model/pending-choice'

interface ListChoiceState {
  /** What is chosen, at once; the list follows. */
  choice: ListChoice
  /** True while the list of the choice is on its way. */
  pending: boolean
  /** Chooses something else and goes to its address. */
  choose(change: (choice: ListChoice) => ListChoice): void
}

/**
 * The choice of the list: shown at once, kept in the address, and of several quick changes none is lost. The cart's
 * tariff (`own`) belongs to every choice that doesn't keep it out, and joins the address once it is known.
 */
export function useListChoice(category: string, shown: ListChoice, own: string | undefined): ListChoiceState {
  const latest = useRef<PendingChoice>(undefined)
  /** The address that was gone to last, until it is shown. */
  const goal = useRef<string>(undefined)
  const [made, setMade] = useState<PendingChoice>()
  const pending = made !== undefined && isPending(made, category, shown)
  const choice = withOwnTariff(pending ? made.choice : shown, own)
  const href = listHref(category, choice)
  const shownHref = listHref(category, shown)

  function go(target: string, replace: boolean): void {
    goal.current = target
    host().navigate(target, { replace })
  }

  function choose(change: (choice: ListChoice) => ListChoice): void {
    const next = nextChoice({ pending: latest.current, shown, category }, change)
    latest.current = next
    setMade(next)
    go(listHref(category, withOwnTariff(next.choice, own)), false)
  }

  useEffect(() => {
    // back and forward are the newest choice
    return onBackOrForward(() => {
      latest.current = undefined
      goal.current = undefined
      setMade(undefined)
    })
  }, [])
  // what has been shown is no longer on its way, also when its address comes back
  useEffect(() => {
    if (!pending) latest.current = undefined
    if (goal.current === shownHref) goal.current = undefined
  }, [pending, shownHref])
  useEffect(() => {
    if (choice.tariff !== shown.tariff && goal.current !== href) go(href, true)
  }, [choice.tariff, shown.tariff, href])
  if (made && !pending) setMade(undefined)

  return { choice, pending, choose }
}
