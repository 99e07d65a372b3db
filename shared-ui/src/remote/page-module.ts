import type { ComponentType } from 'react'
import type { Head, LoadContext, Loaded, Page, PageRequest } from '@nimbus/shared-contracts/remote'

/** Props of a page's component: what it was asked for and what its loader found. */
export type PageComponentProps<Payload> = PageRequest & { payload: Payload }

/** Where a page's payload comes from, and what is said about it. */
export interface PageSource<Payload> {
  load(context: LoadContext): Promise<Loaded<Payload>>
  head(payload: Payload, request: PageRequest): Head
}

/** One page of a remote: its declaration, its source and its component, a pure function of the payload. */
export interface PageModule<Payload> {
  page: Page
  source(): Promise<PageSource<Payload>>
  Component: ComponentType<PageComponentProps<Payload>>
}

/** Pages of different payloads in one list; the payload is plain JSON that only its own page reads. */
// oxlint-disable-next-line typescript/no-explicit-any -- the list is heterogeneous, each page keeps its own type
export type AnyPageModule = PageModule<any>

type Declared<Payload> = Pick<PageModule<Payload>, 'page' | 'Component'> &
  (Pick<PageModule<Payload>, 'source'> | PageSource<Payload>)

/**
 * Keeps the payload's type between source and component. A browser gets payload and head with the page and needs the source
 * only where the server could not load it, so what brings schemas and calls with it stands in a file of its own, "lazy-sources",
 * behind `source`; a loader of a line may stand with its page.
 */
export function definePage<Payload>(declared: Declared<Payload>): PageModule<Payload> {
  if ('source' in declared) return declared
  const { page, Component, load, head } = declared
  return { page, Component, source: async () => ({ load, head }) }
}

/**
 * A path that only leads on. Shell and edge follow a declared redirect before they load anything, so there is no loader.
 * defineRedirect({id: 'old', path: '/alt/:slug', to: '/neu?slug=:slug', status: 301})
 */
export function defineRedirect({ id, path, to, status }: Redirect): PageModule<null> {
  return {
    page: { id, path, layout: 'default', redirect: { to, status }, noindex: true },
    source: () => Promise.reject(new Error(`pages: "${id}" is a redirect to ${to}, it has nothing to load`)),
    Component: () => null,
  }
}

type Redirect = Pick<Page, 'id' | 'path'> & NonNullable<Page['redirect']>
