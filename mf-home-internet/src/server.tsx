import { createRemoteServer } from '@nimbus/shared-ui/remote-server'
import { pages as ownPages } from './pages'

export const { pages, load, render } = createRemoteServer('mf-home-internet', ownPages)
