import { useEffect, useRef, type RefObject } from 'react'

/**
 * The answer to a form that only changes the query: the page stays, so the shell leaves focus and place at the form. What
 * was sent for is shown from its beginning, with the focus; links, back and forward keep theirs. Gives the ref of that
 * beginning, and what to call when the form is sent, with true where the page shows the answer already.
 */
export function useFocusOnAnswer<Target extends HTMLElement>(
  payload: unknown,
): [RefObject<Target | null>, (known: boolean) => void] {
  const target = useRef<Target>(null)
  const awaited = useRef(false)
  useEffect(() => {
    if (awaited.current) show(target.current)
    awaited.current = false
  }, [payload])

  function onSent(known: boolean): void {
    awaited.current = !known
    if (known) show(target.current)
  }
  return [target, onSent]
}

function show(target: HTMLElement | null): void {
  target?.scrollIntoView?.({ block: 'start' })
  target?.focus({ preventScroll: true })
}
