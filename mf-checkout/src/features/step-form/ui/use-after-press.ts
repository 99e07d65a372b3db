import { useEffect, useRef } from 'react'

/** What ends a press: a drag and a menu may keep its mouseup. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu'] as const

/**
 * Runs an action at once, or when the pressed mouse button is up again: a message that shows up while a control below it is
 * pressed moves the control away, and the press goes nowhere.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = (): void => {
      pressed.current = true
    }
    const release = (): void => {
      pressed.current = false
      const actions = waiting.current.splice(0)
      // the click comes right after the button is up
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()))
    }
    window.addEventListener('mousedown', press, true)
    RELEASES.forEach((name) => window.addEventListener(name, release, true))
    return () => {
      window.removeEventListener('mousedown', press, true)
      RELEASES.forEach((name) => window.removeEventListener(name, release, true))
    }
  }, [])
  return (action) => {
    if (pressed.current) waiting.current.push(action)
    else action()
  }
}
