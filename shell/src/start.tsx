import '@nimbus/shared-ui/styles.css'
import { start } from 'single-spa'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { publish, subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { browserLocalStorage } from '@nimbus/shared-contracts/storage'
import { keepCurrent } from './builds/keep-current'
import { createConsentStore } from './consent/consent'
import { startDataLayer } from './consent/data-layer'
import { createOrderTracking } from './consent/order-tracking'
import { askRemoteInTime } from './federation/ask-remote'
import { createRemoteLoader } from './federation/remote-loader'
import { createFolding } from './frame/fold'
import { mountFrame } from './frame/mount-frame'
import { askShopGuard } from './guards/shop-guard'
import { applyHead, setImagePreloads } from './head/apply-head'
import { createHeroPreloads, whenLoaded } from './head/hero-preloads'
import { createPageMeta } from './head/page-meta'
import { messages } from './messages/de'
import { tellFailures } from './monitoring/tell-failures'
import { watchLeaving } from './monitoring/watch-leaving'
import { watchGlobals } from './monitoring/watched-globals'
import { tellLosses } from './notices/tell-losses'
import { pageData } from './page-data'
import { listenToBrowser } from './routing/browser-events'
import { createPayloadFetch } from './routing/fetch-payload'
import { lastShopRoute } from './routing/last-shop-route'
import { arrivalAt, writeAddress } from './routing/place'
import { createPrefetcher } from './routing/prefetch'
import { createRouteTable } from './routing/route-table'
import { createRouter, type Navigation, type Router } from './routing/router'
import type { Visit } from './routing/visit'
import { mayPrefetch, watchLinks } from './routing/watch-links'
import { createWhereabouts } from './routing/whereabouts'
import { isBot } from './session/is-bot'
import { createShopSession } from './session/shop-session'
import { watchSessionEnd } from './session/watch-session-end'
import { createStage, type Stage } from './slots/stage'
import { createWidgetMounter } from './slots/widget-mounter'

// What the shell knows and talks to.

const { composition, visit: first, rendered, apiBase, outdated } = pageData()
const stores = [cartStore, availabilityStore, formStore, orderStore]
const table = createRouteTable(composition.releases)
const loader = createRemoteLoader(
  composition,
  watchGlobals((error, remote) => console.warn(`shell: after ${remote} was at work`, error)),
)
const load = (owner: string) => loader.app(owner)
const preload = async (owner: string, page: string) => {
  const app = await load(owner)
  return askRemoteInTime(`preload of ${page}`, () => app.preload?.(page))
}
const whereabouts = createWhereabouts({ layout: first.layout, path: first.path, search: location.search })
const builds = keepCurrent({
  own: composition.build_id,
  reload: () => location.reload(),
  leave: (href) => location.assign(href),
  hint: () => publish('toast:show', { type: 'info', ...messages.newBuild, duration: 0 }),
})
const { api, session, enter } = createShopSession(
  apiBase,
  builds.counted,
  () => sessionEnd.begunAnew(),
  tellLosses(() => frame.ready),
)
const consent = createConsentStore(browserLocalStorage)
const tracking = createOrderTracking(consent)
const pageMeta = createPageMeta()
/** Bots need no session and see no error in place of a page (SESS-8). */
const bot = isBot(navigator.userAgent)
const tellFailure = tellFailures(composition.releases)
const unlessLeft = watchLeaving(window, () => location.reload())
const report = (error: unknown, remote: string): void =>
  unlessLeft(() => {
    console.warn('shell: a remote failed', error)
    // what the connection loses, or a build that is gone, is no fault of the release
    if (navigator.onLine) tellFailure(remote)
  })

// What the visitor sees, and the way from page to page.

const prefetcher = createPrefetcher({
  table,
  payload: createPayloadFetch(composition.releases),
  preload,
  allowed: mayPrefetch,
})
const preloadHeroes = createHeroPreloads({
  apiBase,
  whenLoaded,
  shownPath: () => whereabouts.now().path,
  preload: (images) => setImagePreloads(document, images),
})
const folding = createFolding()
let tellShown = (): void => {}
/** The first page, or the panel in its place, is on screen. */
const firstShown = new Promise<void>((resolve) => {
  tellShown = resolve
})
const router = shopRouter()
const stage = shopStage()
const frame = mountFrame(first, { api, consent })

function shopRouter(): Router {
  return createRouter(first, {
    table,
    incomplete: composition.missing !== undefined,
    payload: (...request) => builds.count(prefetcher.payload(...request)),
    preload,
    guard: askShopGuard,
    address: { href: () => location.href, write: writeAddress },
    onVisit: show,
    leave: (href) => location.assign(href),
  })
}

function shopStage(): Stage {
  const main = document.querySelector<HTMLElement>('main') ?? document.body
  return createStage(
    main,
    composition.releases,
    { first, rendered },
    {
      api,
      bot,
      report,
      reloads: builds.reloads,
      load,
      preload,
      shown(visit) {
        applyHead(pageMeta.headOf(visit), visit.path)
        preloadHeroes(visit.path, visit.head)
        folding.unfold()
        tellShown()
      },
      elsewhere(_visit, outcome) {
        if ('redirect' in outcome) void router.navigate(outcome.redirect, 'replace')
        else stage.showError(outcome.status)
      },
    },
  )
}

/** Shows a visit in frame and stage. A change of the query alone leaves focus and scroll position as they are. */
function show(visit: Visit, ready: Promise<Visit>, navigation: Navigation, hash: string): void {
  const samePage = visit.path === whereabouts.now().path
  const stays = samePage && navigation !== 'pop' && hash === ''
  whereabouts.come({ layout: visit.layout, path: visit.path, search: location.search })
  tracking.see(location.search)
  frame.update(visit)
  if (navigation === 'pop' || hash !== '') folding.never()
  else if (!samePage) folding.fold()
  stage.show(visit, ready, stays ? undefined : arrivalAt(navigation, hash, samePage))
  if (!samePage) builds.addressChanged()
  prefetcher.drop()
  void enterSession(visit.path)
}

/** Any failure of the session is a fatal 401 page (ERR-2). */
async function enterSession(path: string): Promise<void> {
  if (bot) return
  if (!(await enter(path)) && path === whereabouts.now().path) stage.showError(401)
}

/** A refusal of the first page's guard replaces the page before anything of it is mounted. */
async function showFirst(): Promise<void> {
  // what opens it is not loaded before the page can be used; who calls the API earlier opens it by that
  void firstShown.then(() => enterSession(first.path))
  const guard = table.find(first.path)?.page.guard
  if (guard) await frame.ready
  const elsewhere = guard && askShopGuard(guard)
  if (elsewhere) await router.navigate(elsewhere, 'replace')
  else if (outdated) stage.show(first, Promise.resolve(first))
  start({ urlRerouteOnly: true })
}

// What the pages may ask the shell for.

stores.forEach((store) => store.restore())
setHost({
  api,
  apiBase,
  navigate(href, { replace = false, shown = false, ifStaying = false } = {}) {
    if (ifStaying && router.isLeaving()) return
    if (!shown) void router.navigate(href, replace ? 'replace' : 'push')
    else if (router.rewrite(href)) whereabouts.come({ ...whereabouts.now(), search: location.search })
  },
  mountWidget: createWidgetMounter(loader, report),
  lastShopRoute,
  endSession() {
    session.clear()
    tracking.forget()
  },
  trackingId: tracking.id,
})

// What happens meanwhile.

// before the orders of other tabs, which are looked for in what is restored
window.addEventListener('pageshow', (event) => {
  if (event.persisted) stores.forEach((store) => store.restore())
})
const sessionEnd = watchSessionEnd({
  path: () => whereabouts.now().path,
  navigate: (href, mode) => void router.navigate(href, mode),
  clear: session.clear,
})
listenToBrowser({
  knows: (path) => table.find(path) !== undefined,
  shown: () => `${whereabouts.now().path}${whereabouts.now().search}`,
  navigate(href, navigation) {
    if (navigation !== 'push' || !builds.takesOver(href)) void router.navigate(href, navigation)
  },
})
watchLinks(prefetcher.want)
subscribe('page:meta', (meta) => {
  const visit = router.current()
  pageMeta.say(visit.path, meta)
  applyHead(pageMeta.headOf(visit), visit.path)
})
startDataLayer(consent)
tracking.see(location.search)
whenLoaded(() => {
  void import(/* webpackChunkName: "lazy-after-load" */ './monitoring/load-monitor')
    .then(({ monitorLoad }) => {
      const route = table.find(first.path)?.page.path ?? 'other'
      monitorLoad({ route, leftAt: whereabouts.firstLeftAt })
    })
    // the shop does without
    .catch(() => {})
})
void showFirst()
