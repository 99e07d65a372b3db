import '@nimbus/shared-ui/styles.css'
import { getAppStatus, MOUNTED, registerApplication, start, triggerAppChange } from 'single-spa'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, lineCount } from '@nimbus/shared-contracts/cart'
import { publish, subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { orderStore, trackingId } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { startDataLayer } from './consent/data-layer'
import { knowManifests } from './federation/integrity'
import { createRemoteLoader } from './federation/remote-loader'
import { askGuard } from './guards/guards'
import { applyHead } from './head/apply-head'
import { errorTitle } from './head/title'
import { readPageData } from './page-data'
import { lastShopRoute, rememberShopRoute } from './routing/last-shop-route'
import { linkTarget } from './routing/link-clicks'
import { fetchPayload } from './routing/fetch-payload'
import { rememberScroll, takePlace } from './routing/place'
import { createRouteTable } from './routing/route-table'
import { createRouter, type Navigation } from './routing/router'
import type { Visit } from './routing/visit'
import { createShopSession } from './session/shop-session'
import { createErrorSlot } from './slots/error-slot'
import { createRemoteSlot, type RemoteSlot } from './slots/remote-slot'
import { createWidgetMounter } from './slots/widget-mounter'
import { frame } from './frame/mount-frame'

const data = readPageData()
const main = document.querySelector('main')!
const loader = createRemoteLoader(data.composition)
const { api, session, enter } = createShopSession(data.apiBase)
const tracking = trackingId(location.search)
const stores = [cartStore, availabilityStore, formStore, orderStore]
const errorSlot = createErrorSlot(main)
const slots = new Map<string, RemoteSlot>()

/** What the next shown page does with focus and scroll; the first page of a document leaves them to the browser. */
let arrival: { navigation: Navigation; hash: string } | undefined
let upcoming: { visit: Visit; ready: Promise<Visit> } = { visit: data.visit, ready: Promise.resolve(data.visit) }

knowManifests(data.manifests)
setHost({
  api,
  apiBase: data.apiBase,
  navigate: (href, { replace = false } = {}) => void router.navigate(href, replace ? 'replace' : 'push'),
  mountWidget: createWidgetMounter(loader, report),
  lastShopRoute,
  endSession: session.clear,
  trackingId: () => tracking,
})

const table = createRouteTable(data.composition.releases)
const router = createRouter(data.visit, {
  table,
  payload: fetchPayload,
  preload: (owner) => loader.app(owner),
  guard(name) {
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
  },
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

/** Shows a visit: frame, title and the owner's slot. single-spa unmounts the owner before and mounts the new one. */
function show(visit: Visit, ready: Promise<Visit>, navigation: Navigation, hash: string): void {
  rememberShopRoute(leaving, { layout: visit.layout })
  leaving = { layout: visit.layout, path: visit.path, search: location.search }
  arrival = { navigation, hash }
  upcoming = { visit, ready }
  document.title = document.title || visit.path
  frame.update(visit)
  void enter(visit.path).then((entered) => entered || showError(401))
  if (!visit.owner) showError(visit.status)
  else errorSlot.hide()
  const active = visit.owner !== undefined && getAppStatus(visit.owner) === MOUNTED
  if (active) slots.get(visit.owner!)!.show(visit, ready)
  else void triggerAppChange()
}
let leaving = { layout: data.visit.layout, path: data.visit.path, search: location.search }

function showError(status: number): void {
  for (const slot of slots.values()) slot.hide()
  errorSlot.show(status)
  applyHead(
    { title: errorTitle(status, status === 404 ? 'Page not found' : 'Unauthorized'), noindex: true },
    location.pathname,
  )
  if (arrival) takePlace(main, arrival.navigation, arrival.hash)
}

function report(error: unknown): void {
  console.warn('shell: a remote failed', error)
}

for (const { name } of data.composition.releases) {
  const rendered = data.rendered && data.visit.owner === name
  const slot = createRemoteSlot(slotElement(name), rendered, {
    load: () => loader.app(name),
    api,
    report,
    shown(visit, element) {
      applyHead(visit.head, visit.path)
      if (arrival) takePlace(element, arrival.navigation, arrival.hash)
      arrival = undefined
    },
    elsewhere(visit, outcome) {
      if ('redirect' in outcome) void router.navigate(outcome.redirect, 'replace')
      else showError(outcome.status)
    },
  })
  slots.set(name, slot)
  registerApplication({
    name,
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => slot.show(upcoming.visit, upcoming.ready),
      unmount: async () => slot.hide(),
    }),
    activeWhen: () => router.current().owner === name,
  })
}

/** The element of a remote in main; the edge has written it for the page's owner. */
function slotElement(name: string): HTMLElement {
  const id = `slot-${name}`
  const known = document.getElementById(id)
  if (known) return known
  const element = document.createElement('div')
  element.id = id
  element.dataset.boundary = name
  main.append(element)
  return element
}

document.addEventListener('click', (event) => {
  const href = linkTarget(event, location.origin)
  if (href === undefined) return
  const url = new URL(href)
  const sameDocument = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  if (sameDocument || !table.find(url.pathname)) return
  event.preventDefault()
  void router.navigate(href)
})
window.addEventListener('popstate', (event) => {
  // single-spa announces its own pushState calls by artificial popstate events
  if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return
  if (`${location.pathname}${location.search}` === `${leaving.path}${leaving.search}`) return
  void router.navigate(location.href, 'pop')
})
window.addEventListener('pageshow', (event) => {
  if (event.persisted) stores.forEach((store) => store.restore())
})
history.scrollRestoration = 'manual'

subscribe('session:expired', () => {
  availabilityStore.reset()
  session.clear()
  publish('toast:show', { ...NOTICE.sessionExpired })
  void router.navigate(routes.start())
})
cartStore.subscribe((cart) => publish('cart:changed', { lines: lineCount(cart) }))
subscribe('page:meta', (head) => applyHead({ ...router.current().head, ...head } as Visit['head'], location.pathname))
startDataLayer()

stores.forEach((store) => store.restore())
frame.hydrate(data.visit, api)
void firstVisit()

/** The guard of the first page has to wait for the stores; a refusal replaces the page before anything mounts. */
async function firstVisit(): Promise<void> {
  const { visit } = data
  void enter(visit.path).then((entered) => entered || showError(401))
  const guarded = table.find(visit.path)?.page.guard
  if (guarded) await router.navigate(location.href, 'replace')
  start({ urlRerouteOnly: true })
}
