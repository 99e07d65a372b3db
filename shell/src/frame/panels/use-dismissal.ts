import { useEffect, useRef } from 'react'
import { isComposing } from '@nimbus/shared-ui/composing'

interface Dismissal {
  /** What opened it, and gets the focus back. */
  opener: HTMLElement | null
  onClose: () => void
}

/** Closes what is open in `part` with Escape, with a link in it, and when a press or the focus goes elsewhere. */
export function useDismissal(part: HTMLElement | null, { opener, onClose }: Dismissal): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      const isInside = target instanceof Node && (part?.contains(target) || opener?.contains(target))
      if (part && !isInside) close.current()
    }
    const escape = (event: KeyboardEvent): void => {
      if (isComposing({ nativeEvent: event, keyCode: event.keyCode }) || event.key !== 'Escape') return
      close.current()
      opener?.focus()
    }
    // a link to the page that is shown moves no focus and draws no new header
    const follow = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href]') && part?.contains(target)) close.current()
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [part, opener])
}
