import type { ReloadGuard } from './reload-guard'

/** How long it has to be harmless before the page reloads, in milliseconds: one call of an order follows another. */
const QUIET_MS = 1_000

export interface RenewalOptions {
  /** The build that this tab runs. */
  own: string
  guard: ReloadGuard
  /** Nothing is typed, nothing on its way, nothing open, and somebody looks at the page. */
  harmless: () => boolean
  reload: () => void
  /** Full page load of an address. */
  leave: (href: string) => void
  /** A reload has not brought the build, or can't be: says that there is a new one. */
  hint: () => void
}

/** Brings a tab to another build: at the first harmless moment, or with the next page that is gone to. */
export interface Renewal {
  /** Another build is live, or the own one again. */
  live(id: string): void
  /** Something has changed that may make it harmless. */
  consider(): void
  /** True when the page is loaded as a whole, in place of a navigation. */
  takesOver(href: string): boolean
  /** A file of this build is gone: reloads, once for the build; false when that is spent and the page has to cope. */
  fileLost(): boolean
  /** A file was lost while nothing could be reloaded: does so at the first harmless moment, as long as the page is shown. */
  owe(): false
  /** Another page is shown. */
  forgive(): void
}

export function createRenewal({ own, guard, harmless, reload, leave, hint }: RenewalOptions): Renewal {
  let wanted: string | undefined
  let isOwed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const consider = (delay = QUIET_MS): void => {
    clearTimeout(timer)
    if (wanted !== undefined || isOwed) timer = setTimeout(attempt, delay)
  }

  function attempt(): void {
    if (!harmless()) return
    if (isOwed) {
      isOwed = false
      if (fileLost()) return
    }
    if (wanted === undefined) return
    const wait = guard.wait()
    if (wait > 0) return consider(wait)
    if (claimed()) reload()
  }

  /** Takes the one reload that a build has; what can't be taken is hinted at. */
  function claimed(): boolean {
    const id = wanted
    wanted = undefined
    if (id !== undefined && !guard.spent(id) && guard.claim(id)) return true
    hint()
    return false
  }

  function fileLost(): boolean {
    const reason = `${own} file`
    if (guard.wait() > 0 || guard.spent(reason) || !guard.claim(reason)) return false
    reload()
    return true
  }

  return {
    live(id) {
      wanted = id === own ? undefined : id
      if (wanted !== undefined && guard.spent(wanted)) claimed()
      else consider()
    },
    consider: () => consider(),
    takesOver(href) {
      if (wanted === undefined || guard.wait() > 0 || !claimed()) return false
      leave(href)
      return true
    },
    fileLost,
    owe() {
      isOwed = true
      consider()
      return false
    },
    forgive() {
      isOwed = false
    },
  }
}
