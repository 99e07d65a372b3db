import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import { guardedLoading } from './guarded-loading'
import { providedModules } from './provided-modules'

declare const FEDERATION_VERSION: string

/** Where remotes built with `externalRuntime` look for the one copy of the runtime core. */
interface RuntimeGlobal {
  _FEDERATION_RUNTIME_CORE?: unknown
  _FEDERATION_RUNTIME_CORE_FROM?: { version: string; name: string }
}

const NAME = 'nimbus_shell'

const target = globalThis as RuntimeGlobal
target._FEDERATION_RUNTIME_CORE = runtimeCore
target._FEDERATION_RUNTIME_CORE_FROM = { version: FEDERATION_VERSION, name: NAME }

/**
 * The shell in the federation: it loads remotes and gives them its modules. It is a host by the runtime alone; what the
 * bundler's plugin would add (consuming shared modules, remotes known at build time) the shell has no use for.
 */
export const federationHost = createInstance({
  name: NAME,
  remotes: [],
  shared: providedModules,
  shareStrategy: 'loaded-first',
  plugins: [guardedLoading()],
})
