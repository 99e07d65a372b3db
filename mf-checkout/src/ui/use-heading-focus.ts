import { useEffect, useRef, type RefObject } from 'react'

/**
 * A page that stays at its path shows something else when `shown` changes: it begins at its top then, with the focus on
 * the heading, as the shell has it for another path. Undefined while it isn't known yet what is shown.
 */
export function useHeadingFocus(shown: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    if (before.current !== undefined && before.current !== shown) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
    before.current = shown
  }, [shown])
  return heading
}
