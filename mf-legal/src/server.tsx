import { createRemoteServer } from '@nimbus/shared-ui/remote-server'
import { parseOnServer } from './features/legal-text/api/parse-on-server'
import { pages as ownPages } from './pages'

export const { pages, load, render } = createRemoteServer('mf-legal', ownPages(parseOnServer))
