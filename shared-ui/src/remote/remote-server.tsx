import { renderToString } from 'react-dom/server'
import type { RemoteServer } from '@nimbus/shared-contracts/remote'
import { PageView } from './page-view'
import { createPageLoader, type Pages } from './pages'
import { identifierPrefix, serverTree } from './react-lifecycles'

/** Builds the node bundle's exports from the same pages as the browser's. */
export function createRemoteServer(name: string, pages: Pages): RemoteServer {
  const { load, source, all } = createPageLoader(pages)
  return {
    pages: async () => (await all()).map(({ page }) => page),
    load: async (page, context) => (await source(page)).load(context),
    async render(page, payload, request) {
      const [module, { head }] = await Promise.all([load(page), source(page)])
      const tree = serverTree(<PageView module={module} payload={payload} request={request} />)
      const html = renderToString(tree, { identifierPrefix: identifierPrefix(name) })
      return { html, head: head(payload, request), status: 200 }
    },
  }
}
