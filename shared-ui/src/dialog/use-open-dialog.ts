import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { focusInto } from './focus'
import { indexOf, push, remove, subscribe } from './stack'

/** Puts the dialog on the stack while it is mounted, moves the focus into it and back to where it was. */
export function useOpenDialog(onEscape: () => void): {
  frame: RefObject<HTMLDivElement | null>
  dialog: RefObject<HTMLDivElement | null>
  index: number
} {
  const frame = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  const escape = useRef(onEscape)
  const index = useSyncExternalStore(
    subscribe,
    () => Math.max(0, indexOf(frame.current)),
    () => 0,
  )

  useLayoutEffect(() => {
    escape.current = onEscape
  })

  useLayoutEffect(() => {
    if (!frame.current || !dialog.current) return
    const entry = {
      element: frame.current,
      dialog: dialog.current,
      onEscape: () => escape.current(),
      opener: document.activeElement,
    }
    push(entry)
    focusInto(dialog.current)
    return () => remove(entry)
  }, [])

  return { frame, dialog, index }
}
