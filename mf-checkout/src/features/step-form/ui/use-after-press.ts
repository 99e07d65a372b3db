import { useEffect, useRef } from 'react'

/**
 * Runs an action at once, or when the pressed mouse button is up again: a message that shows up while a control below it is
 * pressed moves the control away, and the press goes nowhere.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false)
  useEffect(() => {
    const press = (): void => {
      pressed.current = true
    }
    const release = (): void => {
      pressed.current = false
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])
  return (action) => {
    if (!pressed.current) return action()
    // the click comes right after the button is up
    window.addEventListener('mouseup', () => setTimeout(action), { once: true })
  }
}
