import type { RunningComposition } from './running-compositions'

type Running = readonly RunningComposition[]

/** What visitors get, and what they get from an agreed moment on. */
export interface SwitchOver {
  running(): Running
  /** Of what is running; 0 of what this edge has chosen alone. */
  revision(): number
  isReady(revision: number): boolean
  /** Shows a composition at once. */
  show(running: Running, revision?: number): void
  /** Has a composition ready for the moment at which all edges show it. */
  prepare(running: Running, revision: number): void
  /** Says from which instant on the prepared one is shown. */
  startsAt(revision: number, instant: string): void
  /** Waits in the moment of a switch, when another edge may be before or behind it. */
  moment(): Promise<void> | undefined
}

export interface SwitchOverOptions {
  onSwitch: (running: Running) => void
  /** Milliseconds since 1970, on the clock that all edges go by. */
  now: () => number
  /** By how much edges may differ about that, in milliseconds. */
  slack: () => number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.ceil(ms)))

/**
 * All edges switch at one instant, but none knows it to the millisecond. So nobody is answered from `slack` before it until
 * `slack` after it: whoever gets the new composition of one edge can't be early enough to get the old one of another.
 */
export function createSwitchOver(first: Running, { onSwitch, now, slack }: SwitchOverOptions): SwitchOver {
  let shown = { running: first, revision: 0 }
  let next: { running: Running; revision: number; at?: number } | undefined

  /** Milliseconds until the next one is shown; none where nobody knows yet. */
  const left = (): number | undefined => (next?.at === undefined ? undefined : next.at + slack() - now())

  function switchIfDue(): void {
    const remaining = left()
    if (!next || remaining === undefined || remaining > 0) return
    shown = next
    next = undefined
    onSwitch(shown.running)
  }

  async function wait(): Promise<void> {
    for (let rest = left(); rest !== undefined && rest > 0; rest = left()) await pause(rest)
    switchIfDue()
  }

  return {
    running() {
      switchIfDue()
      return shown.running
    },
    revision() {
      switchIfDue()
      return shown.revision
    },
    isReady: (revision) => shown.revision === revision || next?.revision === revision,
    show(running, revision = 0) {
      next = undefined
      shown = { running, revision }
      onSwitch(running)
    },
    prepare(running, revision) {
      next = { running, revision }
    },
    startsAt(revision, instant) {
      if (next?.revision !== revision || next.at !== undefined) return
      next.at = Date.parse(instant)
      // whether or not anybody asks for anything
      void wait()
    },
    moment() {
      const remaining = left()
      if (remaining === undefined || remaining > 2 * slack()) return undefined
      return wait()
    },
  }
}
