import { useEffect, useRef } from 'react'

/** The longest time a browser's timer takes, in milliseconds; a longer one would be over at once. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Calls `onEnd` after `duration` milliseconds in which it wasn't held; what was left goes on after a hold. A duration of
 * 0 never ends. Another `round` begins anew.
 */
export function useCountdown(duration: number, held: boolean, round: number, onEnd: () => void): void {
  const left = useRef(duration)
  useEffect(() => {
    left.current = duration
  }, [duration, round])
  useEffect(() => {
    if (held || duration === 0) return undefined
    const began = performance.now()
    const timer = setTimeout(onEnd, Math.min(left.current, LONGEST_MS))
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [duration, held, round, onEnd])
}
