import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Api } from '@nimbus/shared-contracts/http'
import type { PageProps, RemoteApp } from '@nimbus/shared-contracts/remote'
import { keepInPlace, onEmptied } from '@nimbus/shared-ui/keep-in-place'
import { askRemote, askRemoteInTime } from '../federation/ask-remote'
import type { Visit } from '../routing/visit'
import { comeAlive } from './early-action'
import { FailurePanel } from './failure-panel'
import { PageSkeleton } from './page-skeleton'

export interface SlotServices {
  load: () => Promise<RemoteApp>
  api: Api
  /** True for bots, who see the page as far as it is there and no failure panel (SESS-8). */
  bot: boolean
  /** Told of every failure, for log and metrics. */
  report: (error: unknown) => void
  /** The page, or the failure panel in its place, is on screen: time for title, focus and scroll position. */
  shown: (visit: Visit, element: HTMLElement) => void
  /** The visitor asks again for a page that is not there: it is arrived at anew, since the button that was pressed goes. */
  retried: (visit: Visit) => void
  /** A page broke for want of one of its files; true when the document is being loaded anew. */
  reloads: (error: unknown) => boolean
  /** The page, loaded in the browser, is elsewhere or doesn't exist. */
  elsewhere: (visit: Visit, outcome: { redirect: string } | { status: number }) => void
}

/** A remote's place in the main element. None of its methods waits for the remote or throws what the remote throws. */
export interface RemoteSlot {
  /**
   * `ready` answers with the same visit and its payload, or without one when the server could not load it; `app` is the
   * remote where it is being loaded already.
   */
  show(visit: Visit, ready?: Promise<Visit>, app?: Promise<RemoteApp>): void
  hide(): void
}

/** How long the page before stays until the skeleton takes its place, in milliseconds, so that no page blinks. */
export const KEEP_MS = 300

/** How often a page is drawn again that something else has emptied or torn apart; then the panel takes its place. */
const REDRAWS = 2

/** What React gets for an element that an extension has wrapped or moved: it is no longer where React has put it. */
const isTornApart = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'NotFoundError'

/**
 * Shows a remote's pages in `element`. With `rendered` the element holds the server's HTML of the page at that path: it is
 * hydrated, and stays readable below the failure panel when the remote can't be loaded. Another page replaces it.
 */
export function createRemoteSlot(
  element: HTMLElement,
  rendered: string | undefined,
  services: SlotServices,
): RemoteSlot {
  const notice = element.ownerDocument.createElement('div')
  let content = element.querySelector<HTMLElement>(':scope > [data-content]')
  let serverHtml = rendered !== undefined && content !== null
  let noticeRoot: Root | undefined
  let mounted: { app: RemoteApp; props: PageProps } | undefined
  let run = 0
  let redraws = 0
  let letGo = content ? keepInPlace(content) : () => {}
  let unwatch = (): void => {}

  const tell = (node: ReactNode): void => {
    if (!notice.isConnected) element.prepend(notice)
    noticeRoot ??= createRoot(notice, { identifierPrefix: 'shell-slot-' })
    noticeRoot.render(node)
  }
  const untell = (): void => {
    noticeRoot?.unmount()
    noticeRoot = undefined
    notice.remove()
    if (content) content.hidden = false
  }
  const dropContent = (): void => {
    letGo()
    content?.remove()
    content = null
  }
  const freshContent = (): HTMLElement => {
    dropContent()
    content = element.ownerDocument.createElement('div')
    content.dataset.content = ''
    element.append(content)
    letGo = keepInPlace(content)
    return content
  }
  const leave = (): void => {
    const old = mounted
    mounted = undefined
    unwatch()
    if (!old) return
    askRemote(() => old.app.unmount(old.props)).catch(services.report)
  }
  const fail = (visit: Visit, error: unknown): void => {
    services.report(error)
    giveUp(visit)
  }
  const giveUp = (visit: Visit): void => {
    run++
    leave()
    if (!serverHtml) freshContent()
    if (services.bot) untell()
    else tell(<FailurePanel readable={serverHtml} onRetry={() => retry(visit)} />)
    services.shown(visit, element)
  }

  /**
   * A translator, an extension or another remote has taken away all that the page has drawn, and React can't know. It is no
   * failure of the release.
   */
  const emptied = (visit: Visit, error?: Error): void => {
    console.warn(`shell: something has emptied the page ${visit.path}`)
    if (redraws++ >= REDRAWS) {
      // every time in each drawing: it may be the release itself that moves what React has drawn
      if (error) services.report(error)
      return giveUp(visit)
    }
    leave()
    draw(visit)
  }

  const retry = (visit: Visit): void => {
    services.retried(visit)
    slot.show(visit)
  }

  async function attempt(visit: Visit, ready: Promise<Visit>, loading: Promise<RemoteApp>, id: number): Promise<void> {
    const [app, prepared] = await Promise.all([loading, ready])
    const outcome = await completed(prepared, app, services.api)
    if (id !== run) return
    if (!('visit' in outcome)) return services.elsewhere(visit, outcome)
    const { path, params, query, page, payload } = outcome.visit
    const onShown = (): void => {
      if (id !== run) return
      services.shown(outcome.visit, element)
      if (content) comeAlive(content)
    }
    const onFailure = (error: unknown): void => {
      if (mounted?.props.onFailure !== onFailure || services.reloads(error)) return
      if (isTornApart(error)) emptied(outcome.visit, error)
      else fail(visit, error)
    }
    const shown = { path, params, query, page, payload, onShown, onFailure }
    // the code of the page; what is on screen stays until it is here
    const upcoming = { ...shown, domElement: content ?? element, hydrate: serverHtml }
    await askRemoteInTime(`bootstrap of ${page}`, () => app.bootstrap(upcoming))
    if (id !== run) return
    untell()
    if (mounted?.app === app) {
      const props = { ...mounted.props, ...shown, hydrate: false }
      mounted.props = props
      await askRemoteInTime(`update to ${page}`, () => app.update(props))
    } else {
      const hydrate = serverHtml
      serverHtml = false
      const domElement = hydrate && content ? content : freshContent()
      const props: PageProps = { ...shown, domElement, hydrate }
      mounted = { app, props }
      await askRemoteInTime(`mount of ${page}`, () => app.mount(props))
    }
    if (id !== run || !mounted) return
    unwatch()
    unwatch = onEmptied(mounted.props.domElement, () => emptied(outcome.visit))
  }

  function draw(visit: Visit, ready = Promise.resolve(visit), app = services.load()): void {
    const id = ++run
    if (visit.path !== rendered) serverHtml = false
    const samePage = mounted?.props.path === visit.path
    const skeleton = setTimeout(
      () => {
        if (id !== run || samePage || serverHtml) return
        if (content) content.hidden = true
        // in this very task: no frame is empty before it
        flushSync(() => tell(<PageSkeleton />))
      },
      mounted ? KEEP_MS : 0,
    )
    attempt(visit, ready, app, id)
      .catch((error: unknown) => {
        if (id === run && !services.reloads(error)) fail(visit, error)
      })
      .finally(() => clearTimeout(skeleton))
  }

  const slot: RemoteSlot = {
    show(...page) {
      redraws = 0
      draw(...page)
    },
    hide() {
      run++
      serverHtml = false
      leave()
      untell()
      dropContent()
    },
  }
  return slot
}

/** Loads in the browser what the server could not. */
async function completed(
  visit: Visit,
  app: RemoteApp,
  api: Api,
): Promise<{ visit: Visit } | { redirect: string } | { status: number }> {
  if (visit.payload !== undefined) return { visit }
  const { path, params, query, page } = visit
  const loaded = await askRemoteInTime(`load of ${page}`, () => app.load(page, { path, params, query, api }))
  if ('redirect' in loaded) return { redirect: loaded.redirect.to }
  if ('status' in loaded && loaded.status === 404) return { status: 404 }
  if (!('payload' in loaded)) throw new Error(`page ${page} at ${path}: status ${loaded.status}`)
  const head = app.head(page, loaded.payload, { path, params, query })
  return { visit: { ...visit, payload: loaded.payload, head, status: 200 } }
}
