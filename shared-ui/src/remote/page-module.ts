import type { ComponentType } from 'react'
import type { Head, LoadContext, Loaded, Page, PageRequest } from '@nimbus/shared-contracts/remote'

/** Props of a page's component: what it was asked for and what its loader found. */
export type PageComponentProps<Payload> = PageRequest & { payload: Payload }

/** One page of a remote: its declaration, its loader, its metadata and its component, a pure function of the payload. */
export interface PageModule<Payload> {
  page: Page
  load(context: LoadContext): Promise<Loaded<Payload>>
  head(payload: Payload, request: PageRequest): Head
  Component: ComponentType<PageComponentProps<Payload>>
}

/** Pages of different payloads in one list; the payload is plain JSON that only its own page reads. */
// oxlint-disable-next-line typescript/no-explicit-any -- the list is heterogeneous, each page keeps its own type
export type AnyPageModule = PageModule<any>

/** Keeps the payload's type between loader, metadata and component. */
export const definePage = <Payload>(module: PageModule<Payload>): PageModule<Payload> => module

/**
 * A path that only leads on. Shell and edge follow a declared redirect before they load anything, so there is no loader.
 * defineRedirect({id: 'old', path: '/alt/:slug', to: '/neu?slug=:slug', status: 301})
 */
export function defineRedirect({ id, path, to, status }: Redirect): PageModule<null> {
  return {
    page: { id, path, layout: 'default', redirect: { to, status }, noindex: true },
    load: () => Promise.reject(new Error(`pages: "${id}" is a redirect to ${to}, it has nothing to load`)),
    head: () => ({ noindex: true }),
    Component: () => null,
  }
}

type Redirect = Pick<Page, 'id' | 'path'> & NonNullable<Page['redirect']>
