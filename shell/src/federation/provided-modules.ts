import * as availability from '@nimbus/shared-contracts/availability'
import * as cart from '@nimbus/shared-contracts/cart'
import * as events from '@nimbus/shared-contracts/events'
import * as forms from '@nimbus/shared-contracts/forms'
import * as order from '@nimbus/shared-contracts/order'
import * as remote from '@nimbus/shared-contracts/remote'
import * as dialog from '@nimbus/shared-ui/dialog'
import ranges from '@nimbus/shared-contracts/shared-modules.json'
import * as icon from '@nimbus/shared-ui/icon'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as valtio from 'valtio/vanilla'

/** All modules that remotes take from the shell: React and the stores may exist only once, the others are here for their size. */
const modules: Record<keyof typeof ranges, object> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'valtio/vanilla': valtio,
  '@nimbus/shared-contracts/availability': availability,
  '@nimbus/shared-contracts/cart': cart,
  '@nimbus/shared-contracts/events': events,
  '@nimbus/shared-contracts/forms': forms,
  '@nimbus/shared-contracts/order': order,
  '@nimbus/shared-contracts/remote': remote,
  '@nimbus/shared-ui/dialog': dialog,
  '@nimbus/shared-ui/icon': icon,
}

/** What the shell gives to remotes, which bring no copy of their own, in its own script since every page needs it. */
export const providedModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => {
    const requiredVersion = ranges[name as keyof typeof ranges]
    return [
      name,
      { version: requiredVersion.slice(1), lib: () => module, shareConfig: { singleton: true, requiredVersion } },
    ]
  }),
)
