import { useCallback, useEffect, useRef } from 'react'
import { rememberValues, type FormValues } from '@nimbus/shared-contracts/forms'

/** Milliseconds without typing before the values are kept. */
const DELAY = 250

/** Keeps what is typed for a reload or the way back, the IBAN excepted; the last words are kept when the page goes. */
export function useRememberedValues(scope: string): (values: FormValues) => void {
  const waiting = useRef<{ values: FormValues; timer: ReturnType<typeof setTimeout> }>(undefined)
  const keep = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    rememberValues(scope, waiting.current.values)
    waiting.current = undefined
  }, [scope])
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [keep])
  return (values) => {
    clearTimeout(waiting.current?.timer)
    waiting.current = { values, timer: setTimeout(keep, DELAY) }
  }
}
