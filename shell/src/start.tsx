import '@nimbus/shared-ui/styles.css'
import { start } from 'single-spa'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { publish, subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { browserLocalStorage } from '@nimbus/shared-contracts/storage'
import { keepCurrent } from './builds/keep-current'
import { createConsentStore } from './consent/consent'
import { startDataLayer } from './consent/data-layer'
import { createOrderTracking } from './consent/order-tracking'
import { createRemoteLoader } from './federation/remote-loader'
import { mountFrame } from './frame/mount-frame'
import { askGuard } from './guards/guards'
import { applyHead, setImagePreloads } from './head/apply-head'
import { createHeroPreloads, whenIdle } from './head/hero-preloads'
import { createPageMeta } from './head/page-meta'
import { messages } from './messages/de'
import { readPageData } from './page-data'
import { listenToBrowser } from './routing/browser-events'
import { createPayloadFetch } from './routing/fetch-payload'
import { lastShopRoute, rememberShopRoute } from './routing/last-shop-route'
import { arrivalAt, rememberScroll } from './routing/place'
import { createPrefetcher } from './routing/prefetch'
import { createRouteTable } from './routing/route-table'
import { createRouter, type Navigation } from './routing/router'
import type { Visit } from './routing/visit'
import { mayPrefetch, watchLinks } from './routing/watch-links'
import { isBot } from './session/is-bot'
import { forgetEarlierSession } from './session/forget-earlier-session'
import { watchSentOrders } from './session/watch-sent-orders'
import { createShopSession } from './session/shop-session'
import { createStage } from './slots/stage'
import { createWidgetMounter } from './slots/widget-mounter'

const { composition, visit: first, rendered, apiBase } = readPageData()
const stores = [cartStore, availabilityStore, formStore, orderStore]
const loader = createRemoteLoader(composition)
const table = createRouteTable(composition.releases)
const {
  api: client,
  session,
  enter,
} = createShopSession(apiBase, () => {
  if (!sentOrders.endIfSent()) forgetEarlierSession()
})
const builds = keepCurrent({
  own: composition.build_id,
  reload: () => location.reload(),
  leave: (href) => location.assign(href),
  hint: () => publish('toast:show', { type: 'info', ...messages.newBuild, duration: 0 }),
})
const api = builds.counted(client)
const consent = createConsentStore(browserLocalStorage)
const tracking = createOrderTracking(consent)
const pageMeta = createPageMeta()

/** What is on screen, to tell where a visitor comes from. */
let onScreen = { layout: first.layout, path: first.path, search: location.search }

const report = (error: unknown): void => console.warn('shell: a remote failed', error)

const prefetcher = createPrefetcher({
  table,
  payload: createPayloadFetch(composition.releases),
  preload: (owner) => loader.app(owner),
  allowed: mayPrefetch,
})

const router = createRouter(first, {
  table,
  payload: (...request) => builds.count(prefetcher.payload(...request)),
  preload: (owner) => loader.app(owner),
  guard: askShopGuard,
  address: {
    href: () => location.href,
    write(href, mode) {
      rememberScroll()
      if (mode === 'push') history.pushState({}, '', href)
      else history.replaceState(history.state, '', href)
    },
  },
  onVisit: show,
  leave: (href) => location.assign(href),
})

const preloadHeroes = createHeroPreloads({
  api,
  whenIdle,
  shownPath: () => onScreen.path,
  preload: (images) => setImagePreloads(document, images),
})

const main = document.querySelector<HTMLElement>('main') ?? document.body
const stage = createStage(
  main,
  composition.releases,
  { first, rendered },
  {
    api,
    report,
    reloads: builds.reloads,
    load: (owner) => loader.app(owner),
    shown(visit) {
      applyHead(pageMeta.headOf(visit), visit.path)
      preloadHeroes(visit.path, visit.head)
    },
    elsewhere(_visit, outcome) {
      if ('redirect' in outcome) void router.navigate(outcome.redirect, 'replace')
      else stage.showError(outcome.status)
    },
  },
)

/** Shows a visit in frame and stage. A change of the query alone leaves focus and scroll position as they are. */
function show(visit: Visit, ready: Promise<Visit>, navigation: Navigation, hash: string): void {
  const samePage = visit.path === onScreen.path
  const stays = samePage && navigation !== 'pop' && hash === ''
  rememberShopRoute(onScreen, visit)
  onScreen = { layout: visit.layout, path: visit.path, search: location.search }
  tracking.see(location.search)
  frame.update(visit)
  stage.show(visit, ready, stays ? undefined : arrivalAt(navigation, hash, samePage))
  if (!samePage) builds.addressChanged()
  prefetcher.drop()
  void enterSession(visit.path)
}

/** Any failure of the session is a fatal 401 page (spec section 8), but not for bots, who need no session (section 6). */
async function enterSession(path: string): Promise<void> {
  if (isBot(navigator.userAgent)) return
  if (!(await enter(path)) && path === onScreen.path) stage.showError(401)
}

/** Where a guard sends the visitor instead, and why as a toast; undefined lets the page pass. */
function askShopGuard(name: string): string | undefined {
  const refusal = askGuard(name, {
    cart: cartStore.get(),
    checkData: availabilityStore.get().checkData,
    form: formStore.get(),
    order: orderStore.get(),
    lastShopRoute: lastShopRoute(),
    now: new Date(),
  })
  if (refusal?.notice) publish('toast:show', { ...refusal.notice })
  return refusal?.to
}

/** A refusal of the first page's guard replaces the page before anything of it is mounted. */
async function showFirst(): Promise<void> {
  void enterSession(first.path)
  const guard = table.find(first.path)?.page.guard
  if (guard) await frame.ready
  const elsewhere = guard && askShopGuard(guard)
  if (elsewhere) await router.navigate(elsewhere, 'replace')
  start({ urlRerouteOnly: true })
}

const frame = mountFrame(first, { api, consent })

stores.forEach((store) => store.restore())
setHost({
  api,
  apiBase,
  navigate(href, { replace = false, shown = false } = {}) {
    if (!shown) void router.navigate(href, replace ? 'replace' : 'push')
    else if (router.rewrite(href)) onScreen = { ...onScreen, search: location.search }
  },
  mountWidget: createWidgetMounter(loader, report),
  lastShopRoute,
  endSession() {
    session.clear()
    tracking.forget()
  },
  trackingId: tracking.id,
})
listenToBrowser({
  knows: (path) => table.find(path) !== undefined,
  shown: () => `${onScreen.path}${onScreen.search}`,
  navigate(href, navigation) {
    if (navigation !== 'push' || !builds.takesOver(href)) void router.navigate(href, navigation)
  },
})
watchLinks(prefetcher.want)
whenIdle(() => {
  void import(/* webpackChunkName: "lazy-monitoring" */ './monitoring/load-monitor')
    .then(({ monitorLoad }) => monitorLoad(table.find(first.path)?.page.path ?? 'other'))
    // the shop does without
    .catch(() => {})
})
window.addEventListener('pageshow', (event) => {
  if (event.persisted) stores.forEach((store) => store.restore())
})
const sentOrders = watchSentOrders({
  isOrdering: () => onScreen.path.startsWith(routes.checkout()),
  showNumber: () => void router.navigate(routes.finish(), 'replace'),
})
subscribe('session:expired', () => {
  if (sentOrders.endIfSent()) return
  forgetEarlierSession()
  session.clear()
  publish('toast:show', { ...NOTICE.sessionExpired })
  void router.navigate(routes.start())
})
subscribe('page:meta', (meta) => {
  const visit = router.current()
  pageMeta.say(visit.path, meta)
  applyHead(pageMeta.headOf(visit), visit.path)
})
startDataLayer(consent)
tracking.see(location.search)
void showFirst()
