export interface PollerOptions {
  /** What is done at each time; answers with the milliseconds until the next. */
  round: () => Promise<number>
  /** Done once before the first round, which comes also where this fails. */
  before?: (() => Promise<unknown>) | undefined
  /** Hears of what failed; it goes on after `pauseMs`. */
  onError: (error: unknown) => void
  /** Milliseconds until the next round after one that failed. */
  pauseMs: number
  /** What goes on behind a round when that has ended. */
  behind?: () => Promise<unknown>
  /** How long a stop waits for what is under way, in milliseconds. */
  stopMs: number
}

/** Work that is done again and again, one round after the other, for as long as the process lives. */
export interface Poller {
  /** Does the first round now. */
  start(): void
  /** Ends after the round that is under way, or when that takes too long. */
  stop(): Promise<void>
  /** Aborted once it is to stop. */
  stopped: AbortSignal
}

/** createPoller({ round: async () => (await sendMails(), 2_000), onError: log, pauseMs: 2_000, stopMs: 8_000 }).start() */
export function createPoller({ round, before, onError, pauseMs, behind, stopMs }: PollerOptions): Poller {
  const end = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  /** The milliseconds until the next round, whatever comes of the work. */
  const pauseAfter = async (work: () => Promise<number>): Promise<number> => {
    try {
      return await work()
    } catch (error) {
      onError(error)
      return pauseMs
    }
  }

  function schedule(delay: number): void {
    if (end.signal.aborted) return
    timer = setTimeout(() => {
      underWay = pauseAfter(round).then(schedule)
    }, delay)
    // the process may end without it
    timer.unref()
  }

  return {
    stopped: end.signal,
    start() {
      if (!before) return schedule(0)
      underWay = pauseAfter(() => before().then(() => 0)).then(schedule)
    },
    async stop() {
      end.abort()
      clearTimeout(timer)
      const ended = underWay.then(() => behind?.())
      // who says nothing may not hold the process up
      await Promise.race([ended, new Promise((waited) => setTimeout(waited, stopMs).unref())])
    },
  }
}
