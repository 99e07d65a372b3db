import { renderToString } from 'react-dom/server'
import type { LoadContext, Loaded, Page, PageRequest, Rendered } from '@nimbus/shared-contracts/remote'
import { pageById, type AnyPageModule } from './page-module'
import { PageView } from './page-view'
import { identifierPrefix, serverTree } from './react-lifecycles'

/** The exports of a remote's node bundle. */
export interface RemoteServer {
  pages: readonly Page[]
  load(page: string, context: LoadContext): Promise<Loaded<unknown>>
  render(page: string, payload: unknown, request: PageRequest): Rendered
}

/** Builds the node bundle's exports from the same pages as the browser's. */
export function createRemoteServer(name: string, modules: readonly AnyPageModule[]): RemoteServer {
  return {
    pages: modules.map(({ page }) => page),
    load: (page, context) => pageById(modules, page).load(context),
    render(page, payload, request) {
      const module = pageById(modules, page)
      const tree = serverTree(<PageView module={module} payload={payload} request={request} />)
      const html = renderToString(tree, { identifierPrefix: identifierPrefix(name) })
      return { html, head: module.head(payload, request), status: 200 }
    },
  }
}
