import { useEffect, useRef } from 'react'

/** What ends a press: a drag takes the place of its mouseup. */
const RELEASES = ['mouseup', 'dragend'] as const

const MAIN_BUTTON = 0

/**
 * Runs an action at once, or when the pressed mouse button is up again: a message that shows up while a control below it is
 * pressed moves the control away, and the press goes nowhere. Other buttons press no control, and the menu that they open
 * may keep their mouseup.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = ({ button }: MouseEvent): void => {
      pressed.current = button === MAIN_BUTTON
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
