import { createRemoteApp } from '@nimbus/shared-ui/remote'
import { pages as modules } from './pages'

export const { contract, pages, load, head, bootstrap, mount, unmount, update } = createRemoteApp(
  'mf-checkout',
  modules,
)
