import { useEffect, useRef, useState } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { listHref, type ListChoice } from '../model/list-choice'
import { isPending, nextChoice, type PendingChoice } from '../model/pending-choice'

interface ListChoiceState {
  /** What is chosen, at once; the list follows. */
  choice: ListChoice
  /** True while the list of the choice is on its way. */
  pending: boolean
  /** Chooses something else and goes to its address. */
  choose(change: (choice: ListChoice) => ListChoice): void
}

/** The choice of the list: shown at once, kept in the address, and of several quick changes none is lost. */
export function useListChoice(category: string, shown: ListChoice): ListChoiceState {
  const latest = useRef<PendingChoice>(undefined)
  const [made, setMade] = useState<PendingChoice>()
  const shownHref = listHref(category, shown)
  const pending = made !== undefined && isPending(made, category, shownHref)

  function choose(change: (choice: ListChoice) => ListChoice): void {
    const next = nextChoice({ pending: latest.current, shown, category }, change)
    latest.current = next
    setMade(next)
    host().navigate(listHref(category, next.choice))
  }

  useEffect(() => {
    // back and forward are the newest choice
    const forget = (): void => {
      latest.current = undefined
      setMade(undefined)
    }
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
  // what has been shown is no longer on its way, also when its address comes back
  useEffect(() => {
    if (!pending) latest.current = undefined
  }, [pending, shownHref])
  if (made && !pending) setMade(undefined)

  return { choice: pending ? made.choice : shown, pending, choose }
}
