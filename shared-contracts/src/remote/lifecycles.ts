import type { ContractVersion } from './release'
import type { Head, LoadContext, Loaded, Page, PageRequest, Rendered } from './page'

/** Props of a mounted page. `hydrate` says that the element holds the server's HTML of the same payload. */
export interface PageProps extends PageRequest {
  domElement: HTMLElement
  page: string
  payload: unknown
  hydrate: boolean
  /** Tells the shell that this visit's page is in the document, after mount and after each update. */
  onShown?(): void
  /** Tells the shell that the page broke after it was mounted; the shell then shows the failure panel in its slot. */
  onFailure(error: unknown): void
}

/**
 * single-spa lifecycles. Of a page that isn't hydrated `mount` should come back with its content in place: a frame would be
 * empty otherwise.
 */
export interface Lifecycles<Props extends object> {
  bootstrap(props: Props): Promise<unknown>
  mount(props: Props): Promise<unknown>
  unmount(props: Props): Promise<unknown>
  update(props: Props): Promise<unknown>
}

/** Props of a widget: the element, a way to tell that it broke, and whatever its owner documents. */
export interface WidgetProps extends Record<string, unknown> {
  domElement: HTMLElement
  onFailure?(error: unknown): void
}

/** What the federation module `./app` of every remote exports. `bootstrap` brings the code of a page; it goes before each `mount` and `update`. */
export interface RemoteApp extends Lifecycles<PageProps> {
  contract: ContractVersion
  /** Brings the code of a page that may be wanted soon; a remote without it brings it with `bootstrap`. */
  preload?(page: string): Promise<unknown>
  /** The same loader as on the server, for when the server could not. */
  load(page: string, context: LoadContext): Promise<Loaded<unknown>>
  /** Of a page that `load` has answered for. */
  head(page: string, payload: unknown, request: PageRequest): Head
}

/** What the federation module `./widgets` exports, when a remote has widgets. */
export interface RemoteWidgets {
  contract: ContractVersion
  widgets: Record<string, Lifecycles<WidgetProps>>
}

/** The exports of a remote's node bundle. */
export interface RemoteServer {
  pages(): Promise<readonly Page[]>
  load(page: string, context: LoadContext): Promise<Loaded<unknown>>
  render(page: string, payload: unknown, request: PageRequest): Promise<Rendered>
}
