import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import { keepInPlace } from '@nimbus/shared-ui/keep-in-place'
import { settledWithin } from '@nimbus/shared-contracts/timeout'
import { applyErrorHead } from '../head/apply-head'
import { arrivalAt, takePlace, type Arrival } from '../routing/place'
import type { Visit } from '../routing/visit'
import { createBusySign } from './busy-sign'
import { createErrorSlot } from './error-slot'
import { registerSlots, type Upcoming } from './owned-slots'
import { createRemoteSlot, KEEP_MS, type SlotServices } from './remote-slot'

export interface StageServices extends Pick<SlotServices, 'api' | 'bot' | 'reloads' | 'elsewhere'> {
  /** Told of every failure, for log and metrics. */
  report: (error: unknown, remote: string) => void
  load: (owner: string) => ReturnType<SlotServices['load']>
  /** Loads the code of a remote's page as well. */
  preload: (owner: string, page: string) => Promise<unknown>
  /** The page is on screen, before focus and scroll position are set. */
  shown: (visit: Visit) => void
}

/** Everything that main shows: a slot for each remote, one single-spa application each, and the shell's error pages. */
export interface Stage {
  /**
   * The owner of the page that is to be shown; single-spa mounts its application and unmounts the others. The page of
   * another owner stays until the new one is there or takes too long, so that nothing blinks. Main is busy meanwhile.
   */
  show(visit: Visit, ready: Promise<Visit>, arrival?: Arrival): void
  showError(status: number): void
}

/** `first` is what the document came with; `rendered` that its HTML is there. */
export function createStage(
  main: HTMLElement,
  releases: readonly LiveRelease[],
  { first, rendered }: { first: Visit; rendered: boolean },
  services: StageServices,
): Stage {
  keepInPlace(main)
  const errors = createErrorSlot(main, services.bot)
  const busy = createBusySign(main)
  let { owner } = first
  let arriving: { path: string; arrival: Arrival } | undefined
  let latest = 0
  /** True while the page on screen is one that has been left already. */
  let leaving = false

  const slots = registerSlots(
    releases.map(({ name }) => name),
    { visit: first, ready: Promise.resolve(first) },
    (name) => {
      const element = slotElement(main, name)
      let letGo = keepInPlace(element)
      const slot = createRemoteSlot(element, rendered && first.owner === name ? first.path : undefined, {
        ...services,
        load: () => services.load(name),
        report: (error) => services.report(error, name),
        retried(visit) {
          arriving = { path: visit.path, arrival: arrivalAt('replace', '', false) }
        },
        elsewhere(visit, outcome) {
          if (!leaving) services.elsewhere(visit, outcome)
        },
        shown(visit) {
          if (leaving) return
          services.shown(visit)
          arrive(element)
        },
      })
      return {
        ...slot,
        show(...page) {
          // what takes it out again and again may leave it for another page
          if (!main.contains(element)) main.append(element)
          letGo()
          letGo = keepInPlace(element)
          slot.show(...page)
        },
      }
    },
  )

  function arrive(element: HTMLElement): void {
    busy.end()
    if (arriving) takePlace(element, arriving.arrival)
    arriving = undefined
  }

  function showError(status: number): void {
    slots.hide()
    errors.show(status)
    applyErrorHead(status)
    arrive(main)
  }

  function change(next: Upcoming): void {
    leaving = false
    owner = next.visit.owner
    if (owner === undefined) showError(next.visit.status)
    else errors.hide()
    slots.show(next)
  }

  /** Lets the page on screen stay until the other owner's code and payload are there, or take too long. */
  function changeOnceReady(visit: Visit, ready: Promise<Visit>, next: string): void {
    const id = latest
    const app = services.load(next)
    leaving = true
    void settledWithin(KEEP_MS, Promise.all([ready, services.preload(next, visit.page)])).then(() => {
      if (id === latest) change({ visit, ready, app })
    })
  }

  return {
    showError(status) {
      latest++
      leaving = false
      showError(status)
    },
    show(visit, ready, arrival) {
      latest++
      busy.begin()
      // a page that changes its query before it is on screen is still arrived at
      if (arrival) arriving = { path: visit.path, arrival }
      else if (arriving?.path !== visit.path) arriving = undefined
      if (visit.owner === undefined || visit.owner === owner) change({ visit, ready })
      else changeOnceReady(visit, ready, visit.owner)
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
