import { counted, type Watch } from './watch'

type Callback = (...values: unknown[]) => void

/** Functions that call back later, with the one that calls it off, and what a callback is called in words. */
const CLOCKS = [
  { set: 'setTimeout', clear: 'clearTimeout', repeats: false, inWords: (delay: unknown) => `timer of ${ms(delay)}` },
  {
    set: 'setInterval',
    clear: 'clearInterval',
    repeats: true,
    inWords: (delay: unknown) => `interval of ${ms(delay)}`,
  },
  { set: 'requestAnimationFrame', clear: 'cancelAnimationFrame', repeats: false, inWords: () => 'animation frame' },
  { set: 'requestIdleCallback', clear: 'cancelIdleCallback', repeats: false, inWords: () => 'idle callback' },
] as const

const ms = (delay: unknown): string => `${typeof delay === 'number' ? delay : 0} ms`

/** Timers, intervals, animation frames and idle callbacks that are still to come. */
export function watchTimers(): Watch {
  const pending = new Map<unknown, string>()
  const scope = globalThis as unknown as Record<string, ((...values: never[]) => unknown) | undefined>
  const ends = CLOCKS.map(({ set, clear, repeats, inWords }) => {
    const { [set]: original, [clear]: originalClear } = scope
    if (!original || !originalClear) return () => {}
    scope[set] = (callback: Callback, ...others: unknown[]) => {
      const run = (...values: unknown[]): void => {
        if (!repeats) pending.delete(id)
        callback(...values)
      }
      const id = (original as (...values: unknown[]) => unknown)(run, ...others)
      pending.set(id, inWords(others[0]))
      return id
    }
    scope[clear] = (id: unknown) => {
      pending.delete(id)
      ;(originalClear as (id: unknown) => void)(id)
    }
    return () => {
      scope[set] = original
      scope[clear] = originalClear
    }
  })
  return { left: () => counted([...pending.values()]), end: () => ends.forEach((end) => end()) }
}
