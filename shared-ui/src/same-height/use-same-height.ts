import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { TOLERANCE, type Tolerance } from './rows'
import { equaliseHeights } from './same-height'

/**
 * The same-height helper (UI-14): parts with the same `data-same-height` in one row of the list get the same
 * height, on load, when the list changes, when its font has come, and when the window is resized. `loose` also takes
 * parts for one row that begin up to a line apart.
 */
export function useSameHeight<List extends HTMLElement>(tolerance: Tolerance = 'close'): RefObject<List | null> {
  const list = useRef<List>(null)
  const equalise = useRef(() => {})
  // after every render: the list may have changed
  useLayoutEffect(() => {
    equalise.current = () => {
      if (list.current) equaliseHeights(list.current, TOLERANCE[tolerance])
    }
    equalise.current()
  })
  useEffect(() => {
    let frame = 0
    const again = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => equalise.current())
    }
    window.addEventListener('resize', again)
    void document.fonts?.ready.then(again)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', again)
    }
  }, [])
  return list
}
