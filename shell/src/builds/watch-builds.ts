/** How often an open tab asks which build is live, in milliseconds: a release is on screen within a minute. */
export const POLL_MS = 30_000

/** A new id is asked for again after this time, in milliseconds, so that one odd answer changes nothing. */
export const CONFIRM_MS = 5_000

/** As long as no answer makes sense the time doubles, up to this many milliseconds. */
export const MAX_POLL_MS = 5 * 60_000

/** Tabs that were opened together don't ask together: each time is longer or shorter by up to this part. */
const JITTER = 0.2

export interface WatchOptions {
  /** The build that this tab runs. */
  own: string
  /** The live build, or undefined for an answer that is none. */
  latest: () => Promise<string | undefined>
  /** Told of a build once two answers in a row have named it. */
  onConfirmed: (id: string) => void
  /** Told after every answer: a good time to look at what was put off. */
  onAsked?: () => void
  random?: () => number
  target?: Document
}

/** Asks for the live build as long as the tab is looked at; a hidden tab asks at once when it is looked at again. */
export function watchBuilds({
  own,
  latest,
  onConfirmed,
  onAsked = () => {},
  random = Math.random,
  target = document,
}: WatchOptions): void {
  let seen = own
  let confirmed = own
  let nonsense = 0
  let asking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), delay * (1 + JITTER * (2 * random() - 1)))
  }

  async function ask(): Promise<void> {
    if (asking || target.visibilityState === 'hidden') return
    asking = true
    const id = await latest()
    asking = false
    schedule(id === undefined ? Math.min(POLL_MS * 2 ** nonsense++, MAX_POLL_MS) : heard(id))
    onAsked()
  }

  /** Takes an answer and tells when to ask next. */
  function heard(id: string): number {
    nonsense = 0
    const again = id === seen
    seen = id
    if (id === confirmed) return POLL_MS
    if (!again) return CONFIRM_MS
    confirmed = id
    onConfirmed(id)
    return POLL_MS
  }

  target.addEventListener('visibilitychange', () => {
    if (target.visibilityState === 'visible') void ask()
    else clearTimeout(timer)
  })
  schedule(POLL_MS)
}
