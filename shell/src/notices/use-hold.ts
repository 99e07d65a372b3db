import { useRef, useState, useSyncExternalStore, type FocusEvent, type RefObject } from 'react'

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * A toast waits while somebody may be reading it or can't: under the pointer, with the focus in it, in a hidden tab.
 * `cameFrom` is where the focus was before it went into the toast.
 */
export function useHold(): {
  held: boolean
  cameFrom: RefObject<EventTarget | null>
  handlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
} {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget>(null)
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const staysInside = ({ currentTarget, relatedTarget }: FocusEvent): boolean => currentTarget.contains(relatedTarget)
  return {
    held: pointed || focused || hidden,
    cameFrom,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => {
        if (!staysInside(event)) cameFrom.current = event.relatedTarget
        setFocused(true)
      },
      onBlur: (event) => {
        if (!staysInside(event)) setFocused(false)
      },
    },
  }
}
