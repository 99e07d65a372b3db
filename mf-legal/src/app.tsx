import { createRemoteApp } from '@nimbus/shared-ui/remote'
import { parseInBrowser } from './features/legal-text/api/parse-in-browser'
import { pages as ownPages } from './pages'

export const { contract, preload, load, head, bootstrap, mount, unmount, update } = createRemoteApp(
  'mf-legal',
  ownPages(parseInBrowser),
)
