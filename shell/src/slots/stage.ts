import { getAppStatus, MOUNTED, registerApplication, triggerAppChange } from 'single-spa'
import type { LiveRelease, RemoteApp } from '@nimbus/shared-contracts/remote'
import { applyErrorHead } from '../head/apply-head'
import { takePlace, type Arrival } from '../routing/place'
import type { Visit } from '../routing/visit'
import { createErrorSlot } from './error-slot'
import { createRemoteSlot, KEEP_MS, type RemoteSlot, type SlotServices } from './remote-slot'

export interface StageServices extends Pick<SlotServices, 'api' | 'report' | 'reloads' | 'elsewhere'> {
  load: (owner: string) => ReturnType<SlotServices['load']>
  /** The page is on screen, before focus and scroll position are set. */
  shown: (visit: Visit) => void
}

/** A page that is to be shown, its payload, and its remote where that is being loaded already. */
interface Upcoming {
  visit: Visit
  ready: Promise<Visit>
  app?: Promise<RemoteApp>
}

/** Everything that main shows: a slot for each remote, one single-spa application each, and the shell's error pages. */
export interface Stage {
  /**
   * The owner of the page that is to be shown; single-spa mounts its application and unmounts the others. The page of
   * another owner stays until the new one is there or takes too long, so that nothing blinks.
   */
  show(visit: Visit, ready: Promise<Visit>, arrival?: Arrival): void
  showError(status: number): void
}

/** Registers an application per release. `first` is what the document came with; `rendered` that its HTML is there. */
export function createStage(
  main: HTMLElement,
  releases: readonly LiveRelease[],
  { first, rendered }: { first: Visit; rendered: boolean },
  services: StageServices,
): Stage {
  const slots = new Map<string, RemoteSlot>()
  const errors = createErrorSlot(main)
  let upcoming: Upcoming = { visit: first, ready: Promise.resolve(first) }
  let arriving: { path: string; arrival: Arrival } | undefined
  let latest = 0
  /** True while the page on screen is one that has been left already. */
  let leaving = false

  const arrive = (element: HTMLElement): void => {
    if (arriving) takePlace(element, arriving.arrival)
    arriving = undefined
  }
  const showError = (status: number): void => {
    for (const slot of slots.values()) slot.hide()
    errors.show(status)
    applyErrorHead(status)
    arrive(main)
  }

  for (const { name } of releases) {
    const { api, report, reloads, elsewhere } = services
    const slot = createRemoteSlot(slotElement(main, name), rendered && first.owner === name, {
      api,
      report,
      reloads,
      elsewhere(visit, outcome) {
        if (!leaving) elsewhere(visit, outcome)
      },
      load: () => services.load(name),
      shown(visit, element) {
        if (leaving) return
        services.shown(visit)
        arrive(element)
      },
    })
    slots.set(name, slot)
    registerApplication({
      name,
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => slot.show(upcoming.visit, upcoming.ready, upcoming.app),
        unmount: async () => slot.hide(),
      }),
      activeWhen: () => upcoming.visit.owner === name,
    })
  }

  function change(next: Upcoming): void {
    const { visit, ready, app } = next
    leaving = false
    upcoming = next
    if (visit.owner === undefined) showError(visit.status)
    else errors.hide()
    // single-spa unmounts what it has mounted; the server's HTML of another page it doesn't know
    for (const [name, other] of slots) if (name !== visit.owner && getAppStatus(name) !== MOUNTED) other.hide()
    const slot = visit.owner === undefined ? undefined : slots.get(visit.owner)
    if (slot && getAppStatus(visit.owner ?? '') === MOUNTED) slot.show(visit, ready, app)
    else void triggerAppChange()
  }

  return {
    showError(status) {
      latest++
      leaving = false
      showError(status)
    },
    show(visit, ready, arrival) {
      const id = ++latest
      // a page that changes its query before it is on screen is still arrived at
      if (arrival) arriving = { path: visit.path, arrival }
      else if (arriving?.path !== visit.path) arriving = undefined
      const { owner } = visit
      if (owner === undefined || owner === upcoming.visit.owner) return change({ visit, ready })
      leaving = true
      const app = services.load(owner)
      void within(Promise.all([ready, app]), KEEP_MS).then(() => {
        if (id === latest) change({ visit, ready, app })
      })
    },
  }
}

/** Resolves with the work, whether it fails or not, or after that many milliseconds. */
const within = (work: Promise<unknown>, milliseconds: number): Promise<unknown> =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, milliseconds))])

/** The element of a remote in main; the edge has written it for the page's owner. */
function slotElement(main: HTMLElement, name: string): HTMLElement {
  const id = `slot-${name}`
  const known = main.querySelector<HTMLElement>(`#${id}`)
  if (known) return known
  const element = main.ownerDocument.createElement('div')
  element.id = id
  element.dataset.boundary = name
  main.append(element)
  return element
}
