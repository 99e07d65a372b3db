import { createRemoteApp } from '@nimbus/shared-ui/remote'
import { pages } from './pages'

export const { contract, preload, load, head, bootstrap, mount, unmount, update } = createRemoteApp(
  'mf-checkout',
  pages,
)
