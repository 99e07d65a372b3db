import type { Api } from '@nimbus/shared-contracts/http'
import { browserSessionStorage } from '@nimbus/shared-contracts/storage'
import { isChunkError } from './chunk-errors'
import { watchEditedFields } from './edited-fields'
import { createInFlight } from './in-flight'
import { latestBuild } from './latest-build'
import { createReloadGuard } from './reload-guard'
import { createRenewal } from './renewal'
import { watchBuilds } from './watch-builds'

export interface KeepCurrentOptions {
  /** The build that this tab runs. */
  own: string
  reload: () => void
  leave: (href: string) => void
  /** Says that there is a new build which a reload has not brought. */
  hint: () => void
}

/** Keeps a tab on the live build; what the rest of the shell has to do for it. */
export interface KeepCurrent {
  /** The same client; nothing reloads while one of its calls is on its way. */
  counted(api: Api): Api
  /** Counts other work that a reload would cut off. */
  count<T>(work: Promise<T>): Promise<T>
  /** True when the page of a link is loaded as a whole, since another build is live. */
  takesOver(href: string): boolean
  /** Another page has been gone to. */
  addressChanged(): void
  /**
   * True when the document is being loaded anew because a file of this build is gone. While a call is on its way, or without a
   * connection, it is false, and the document is loaded once that has changed and somebody still looks at the page that failed.
   */
  reloads(error: unknown): boolean
}

/** Watches for another build and reloads at a harmless moment: PLAT-4; BLD-94 to BLD-97 are its tests. */
export function keepCurrent({ own, reload, leave, hint }: KeepCurrentOptions): KeepCurrent {
  const inFlight = createInFlight({ onIdle: () => renewal.consider(), onFailure: ({ cause }) => lost(cause) })
  const edited = watchEditedFields(() => renewal.consider())
  const renewal = createRenewal({
    own,
    guard: createReloadGuard(browserSessionStorage),
    harmless: () =>
      document.visibilityState === 'visible' &&
      mayReload() &&
      !edited.any() &&
      document.querySelector('[aria-modal="true"]') === null,
    reload,
    leave,
    hint,
  })
  /** Without a connection, a reload brings the browser's page in place of the shop. */
  const mayReload = (): boolean => navigator.onLine && !inFlight.any()
  watchBuilds({ own, latest: latestBuild, onConfirmed: renewal.live, onAsked: renewal.consider })
  document.addEventListener('visibilitychange', renewal.consider)
  window.addEventListener('online', renewal.consider)
  const reloads = (error: unknown): boolean => isChunkError(error) && (mayReload() ? renewal.fileLost() : renewal.owe())
  /** A part of a page that is loaded by a click, or the HTTP client, by its first call; what was typed must not be lost for it. */
  const lost = (error: unknown): void => {
    if (!edited.any()) reloads(error)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => lost(reason))
  return {
    counted: inFlight.counted,
    count: inFlight.count,
    takesOver: (href) => !inFlight.any() && renewal.takesOver(href),
    addressChanged() {
      renewal.forgive()
      edited.forget()
      renewal.consider()
    },
    reloads,
  }
}
