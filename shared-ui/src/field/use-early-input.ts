import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Reports once what a customer or the browser entered before hydration. Every control reports on its own, with a render in
 * between, so that a form that keeps all values in one state loses none; all have read their state before the first reports.
 * The shell repeats an early press in the task after (`comeAlive`).
 */
export function useEarlyInput<Value>(read: () => Value, value: Value, report: (early: Value) => void): void {
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    const early = read()
    if (early === value) return
    let gone = false
    queueMicrotask(() => {
      if (!gone) flushSync(() => latest.current(early))
    })
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was there at hydration counts
  }, [])
}
