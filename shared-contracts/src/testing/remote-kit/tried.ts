import { errorMessage } from '../../errors'
import { eventSchemas, subscribe, type EventName } from '../../events'
import type { Api } from '../../http'
import { setHost } from '../../remote'
import type { OwnStates, Use } from './remote-under-test'
import { setTestHost } from './a-test-host'
import { settled } from './settle'
import { closeTab, openTab, restoreStores, STORE_STATES, STORES, type StoreName, type StoreState } from './store-states'
import { watchConsole } from './watch-console'
import { watchDocument } from './watch-document'
import { watchListeners } from './watch-listeners'
import { watchObservers } from './watch-observers'
import { watchSubscriptions } from './watch-subscriptions'
import { watchTimers } from './watch-timers'
import { watchAll } from './watch'

/** What a page or widget does between mount and unmount in one trial. */
export interface Trial {
  /** In words, for the report: "empty, hydrated". */
  name: string
  state: StoreState
  use?: Use
}

/** Every state of the stores once, and every use in the state that it needs. */
export function trialsOf({ states = {}, uses = [] }: { states?: OwnStates; uses?: readonly Use[] }): Trial[] {
  const known = { ...STORE_STATES, ...states }
  const stateOf = (name: string): StoreState => {
    const state = known[name]
    if (!state)
      throw new Error(`remote kit: no state "${name}" of the stores; there are ${Object.keys(known).join(', ')}`)
    return state
  }
  return [
    ...Object.entries(known).map(([name, state]) => ({ name, state })),
    ...uses.map((use) => ({ name: use.name, state: stateOf(use.state ?? 'filled'), use })),
  ]
}

/** What a trial gives to whoever mounts. */
interface Services {
  fault(what: string): void
  /** Restores the stores, as the shell does once a page is hydrated. */
  restore(): void
}

/** The remote's part of a trial. */
export interface Mounted {
  mount(element: HTMLElement, services: Services): Promise<void>
  unmount(element: HTMLElement): Promise<unknown>
}

interface ReactScope {
  IS_REACT_ACT_ENVIRONMENT?: boolean | undefined
}

/**
 * Mounts, uses and unmounts in an element of an otherwise empty document, and answers with everything that was wrong: what
 * it threw, what it said on the console, the events that did not come, and what it left behind.
 */
export async function faultsOf({ state, use }: Trial, api: Api, { mount, unmount }: Mounted): Promise<string[]> {
  const faults: string[] = []
  const fault = (what: string): void => void faults.push(what)
  const element = document.createElement('div')
  const published = new Set<EventName>()
  const scope = globalThis as ReactScope
  const { IS_REACT_ACT_ENVIRONMENT: isAct } = scope
  // React's mode for tests would hold back what a browser does at once
  scope.IS_REACT_ACT_ENVIRONMENT = false
  const complaints = openTabWith(state)
  const restore = (): void =>
    heard(restoreStores)
      .filter((text) => !complaints.includes(text))
      .forEach((text) => fault(`says ${text}`))
  const changed = new Set<StoreName>()
  const leave = [
    ...(Object.keys(eventSchemas) as EventName[]).map((name) => subscribe(name, () => published.add(name))),
    ...(Object.keys(STORES) as StoreName[]).map((name) => STORES[name].subscribe(() => changed.add(name))),
  ]
  setTestHost(api)
  // jsdom has no layout
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  const said = watchConsole()
  const watch = watchAll([watchObservers(), watchDocument(), watchListeners(), watchTimers(), watchSubscriptions()])
  document.body.append(element)
  try {
    await mount(element, { fault, restore })
    await settled(element)
    changed.clear()
    await use?.does(element)
    await settled(element)
    for (const name of use?.publishes ?? []) if (!published.has(name)) fault(`publishes no ${name}`)
    for (const name of use?.changes ?? []) if (!changed.has(name)) fault(`changes nothing in the ${name} store`)
    await unmount(element)
    await settled(element)
    if (element.childNodes.length > 0) fault('leaves its elements in their place after unmount')
    element.remove()
    faults.push(...watch.left().map((thing) => `leaves ${thing}`))
    // what it wrote is read again as the next page would
    restore()
  } catch (error) {
    fault(`throws ${errorMessage(error)}`)
    // so that the next trial begins without it
    await unmount(element).catch(() => {})
  } finally {
    element.remove()
    watch.end()
    said.end()
    leave.forEach((end) => end())
    setHost(undefined)
    closeTab()
    scope.IS_REACT_ACT_ENVIRONMENT = isAct
  }
  const news = said.left().filter((text) => !complaints.includes(text))
  return [...faults, ...news.map((text) => `says ${text}`)]
}

/** Opens the tab, and answers with what the stores say of its records, which is no fault of the remote's. */
function openTabWith(state: StoreState): string[] {
  openTab(state)
  const complaints = heard(restoreStores)
  openTab(state)
  return complaints
}

/** What is said on the console meanwhile, and nobody else hears. */
function heard(work: () => void): string[] {
  const said = watchConsole()
  work()
  said.end()
  return said.left()
}
