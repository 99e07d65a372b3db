import type { Api } from '../../http'
import type { PageRequest, RemoteApp, RemoteServer, RemoteWidgets } from '../../remote'
import type { EventName } from '../../events'
import type { StoreName, StoreState } from './store-states'

/** A remote as the shell and the edge know it: its federation modules and its node bundle. */
export interface RemoteUnderTest {
  app: RemoteApp
  server: RemoteServer
  widgets?: RemoteWidgets['widgets']
}

/** What a customer does with a page or widget that is alive, and what has to come of it: events, and changes of stores. */
export interface Use {
  name: string
  /** What the stores hold meanwhile: a state of the kit, or an own one; the kit's "filled" unless given. */
  state?: string
  does(element: HTMLElement): void | Promise<void>
  publishes?: readonly EventName[]
  changes?: readonly StoreName[]
}

/** States of the stores that a remote's own tests add to those of the kit. Each fills the stores, such as `cartStore.set(…)`. */
export type OwnStates = Record<string, StoreState>

/** One page to try, with the API that it is loaded from. */
export interface PageVisit extends Partial<PageRequest> {
  page: string
  path: string
  api: Api
  /** Another query of the same page, which it is updated to; the same one unless given. */
  nextQuery?: Record<string, string>
  states?: OwnStates
  uses?: readonly Use[]
}

/** One widget to try. */
export interface WidgetVisit {
  widget: string
  /** For what the widget asks `host().api`. */
  api: Api
  props?: Record<string, unknown>
  /** Props that it is updated to; the same ones unless given. */
  nextProps?: Record<string, unknown>
  states?: OwnStates
  uses?: readonly Use[]
}
