import { getAppStatus, MOUNTED, registerApplication, triggerAppChange } from 'single-spa'
import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import { applyErrorHead } from '../head/apply-head'
import { takePlace } from '../routing/place'
import type { Navigation } from '../routing/router'
import type { Visit } from '../routing/visit'
import { createErrorSlot } from './error-slot'
import { createRemoteSlot, type RemoteSlot, type SlotServices } from './remote-slot'

/** Where a visitor comes to on a page: kept until the page is on screen. */
interface Arrival {
  navigation: Navigation
  hash: string
}

export interface StageServices extends Pick<SlotServices, 'api' | 'report' | 'elsewhere'> {
  load: (owner: string) => ReturnType<SlotServices['load']>
  /** The page is on screen, before focus and scroll position are set. */
  shown: (visit: Visit) => void
}

/** Everything that main shows: a slot for each remote, one single-spa application each, and the shell's error pages. */
export interface Stage {
  /** The owner of the page that is to be shown; single-spa mounts its application and unmounts the others. */
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
  let upcoming = { visit: first, ready: Promise.resolve(first) }
  let arrival: Arrival | undefined

  const arrive = (element: HTMLElement): void => {
    if (arrival) takePlace(element, arrival.navigation, arrival.hash)
    arrival = undefined
  }
  const showError = (status: number): void => {
    for (const slot of slots.values()) slot.hide()
    errors.show(status)
    applyErrorHead(status)
    arrive(main)
  }

  for (const { name } of releases) {
    const { api, report, elsewhere } = services
    const slot = createRemoteSlot(slotElement(main, name), rendered && first.owner === name, {
      api,
      report,
      elsewhere,
      load: () => services.load(name),
      shown(visit, element) {
        services.shown(visit)
        arrive(element)
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
      activeWhen: () => upcoming.visit.owner === name,
    })
  }

  return {
    showError,
    show(visit, ready, arriving) {
      upcoming = { visit, ready }
      arrival = arriving
      if (visit.owner === undefined) showError(visit.status)
      else errors.hide()
      // single-spa unmounts what it has mounted; the server's HTML of another page it doesn't know
      for (const [name, other] of slots) if (name !== visit.owner && getAppStatus(name) !== MOUNTED) other.hide()
      const slot = visit.owner === undefined ? undefined : slots.get(visit.owner)
      if (slot && getAppStatus(visit.owner ?? '') === MOUNTED) slot.show(visit, ready)
      else void triggerAppChange()
    },
  }
}

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
