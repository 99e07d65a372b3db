import { useRef, type PointerEvent, type RefObject } from 'react'
import { swipeCloses } from './swipe'

/** Lets a finger pull the dialog down by its head. An extra: the close button is always there as well. */
export function useSwipe(dialog: RefObject<HTMLElement | null>, enabled: boolean, onSwipe: () => void) {
  const start = useRef<{ y: number; time: number }>(null)
  if (!enabled) return {}
  const move = (distance: number) => {
    dialog.current?.style.setProperty('translate', distance > 0 ? `0 ${distance}px` : null)
  }
  const end = (event: PointerEvent, counts: boolean) => {
    const from = start.current
    start.current = null
    move(0)
    if (!from || !counts) return
    const size = dialog.current?.offsetHeight ?? 0
    if (swipeCloses({ distance: event.clientY - from.y, size, duration: event.timeStamp - from.time })) onSwipe()
  }
  return {
    'data-swipe': '',
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a')) return
      start.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) move(event.clientY - start.current.y)
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
