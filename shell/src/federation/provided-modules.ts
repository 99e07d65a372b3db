import * as availability from '@nimbus/shared-contracts/availability'
import * as cart from '@nimbus/shared-contracts/cart'
import * as errors from '@nimbus/shared-contracts/errors'
import * as events from '@nimbus/shared-contracts/events'
import * as forms from '@nimbus/shared-contracts/forms'
import * as money from '@nimbus/shared-contracts/money'
import * as order from '@nimbus/shared-contracts/order'
import * as remote from '@nimbus/shared-contracts/remote'
import * as routes from '@nimbus/shared-contracts/routes'
import * as alert from '@nimbus/shared-ui/alert'
import * as button from '@nimbus/shared-ui/button'
import * as dialog from '@nimbus/shared-ui/dialog'
import * as halo from '@nimbus/shared-ui/halo'
import * as icon from '@nimbus/shared-ui/icon'
import * as widget from '@nimbus/shared-ui/widget'
import ranges from '@nimbus/shared-contracts/shared-modules.json'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'
import * as valtio from 'valtio/vanilla'
import * as valibot from './provided-valibot'

/**
 * All modules that remotes take from the shell: React and the stores may exist only once, the others are here because shell
 * and pages need them both.
 */
const modules: Record<keyof typeof ranges, object> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
  valibot,
  'valtio/vanilla': valtio,
  '@nimbus/shared-contracts/availability': availability,
  '@nimbus/shared-contracts/cart': cart,
  '@nimbus/shared-contracts/errors': errors,
  '@nimbus/shared-contracts/events': events,
  '@nimbus/shared-contracts/forms': forms,
  '@nimbus/shared-contracts/money': money,
  '@nimbus/shared-contracts/order': order,
  '@nimbus/shared-contracts/remote': remote,
  '@nimbus/shared-contracts/routes': routes,
  '@nimbus/shared-ui/alert': alert,
  '@nimbus/shared-ui/button': button,
  '@nimbus/shared-ui/dialog': dialog,
  '@nimbus/shared-ui/halo': halo,
  '@nimbus/shared-ui/icon': icon,
  '@nimbus/shared-ui/widget': widget,
}

/** The version that a module says it has, as React does; else the lowest that remotes are promised. */
const versionOf = (module: object, requiredVersion: string): string =>
  'version' in module && typeof module.version === 'string' ? module.version : requiredVersion.slice(1)

/** What the shell gives to remotes, which bring no copy of their own, in its own script since every page needs it. */
export const providedModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => {
    const requiredVersion = ranges[name as keyof typeof ranges]
    const shareConfig = { singleton: true, requiredVersion }
    return [name, { version: versionOf(module, requiredVersion), lib: () => module, shareConfig }]
  }),
)

/** The names of what remotes can take from each module; the edge refuses a release that takes more. */
export const offeredExports = (): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, namesIn(module)]))

/** CommonJS modules, as React in the edge, have all of their exports in `default` for sure. */
function namesIn(module: object): string[] {
  const whole = 'default' in module && typeof module.default === 'object' && module.default !== null
  return [...Object.keys(module), ...(whole ? Object.keys(module.default as object) : [])]
}
