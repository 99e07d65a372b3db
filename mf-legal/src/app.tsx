import { createRemoteApp } from '@nimbus/shared-ui/remote'
import { parseInBrowser } from './features/legal-text/api/parse-in-browser'
import { pages as modules } from './pages'

export const { contract, pages, load, head, bootstrap, mount, unmount, update } = createRemoteApp(
  'mf-legal',
  modules(parseInBrowser),
)
