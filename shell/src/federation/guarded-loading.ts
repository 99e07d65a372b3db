import * as runtimeCore from '@module-federation/runtime-core'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { integrityOf, knownManifest } from './integrity'
import { LOAD_TIMEOUT_MS } from './load-timeout'

declare const FEDERATION_VERSION: string

/** Where remotes built with `externalRuntime` look for the one copy of the runtime core. */
interface RuntimeGlobal {
  _FEDERATION_RUNTIME_CORE?: unknown
  _FEDERATION_RUNTIME_CORE_FROM?: { version: string; name: string }
}

/** How often a script was asked for; a script that timed out isn't aborted, and its address would wait behind it. */
const attempts = new Map<string, number>()

/**
 * How the federation runtime loads manifests and entries of remotes: with time limits, with the integrity that the
 * composition names, and without taking an error answer for a manifest. Chunks are loaded by the entry itself, with the
 * time limit of the build preset; the edge serves nothing that differs from the release.
 */
export default function guardedLoading(): ModuleFederationRuntimePlugin {
  const target = globalThis as RuntimeGlobal
  target._FEDERATION_RUNTIME_CORE = runtimeCore
  target._FEDERATION_RUNTIME_CORE_FROM = { version: FEDERATION_VERSION, name: 'nimbus_shell' }
  return {
    name: 'guarded-loading',
    async fetch(url, init) {
      const known = knownManifest(url)
      if (known) return Response.json(known)
      const integrity = integrityOf(url)
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
        ...(integrity && { integrity }),
      })
      // the runtime would parse the body of a 500 as a manifest and keep it
      if (!response.ok) throw new Error(`federation: GET ${url} answered ${response.status}`)
      return response
    },
    createScript({ url }) {
      const attempt = (attempts.get(url) ?? 0) + 1
      attempts.set(url, attempt)
      const script = document.createElement('script')
      script.async = true
      script.crossOrigin = 'anonymous'
      const integrity = integrityOf(url)
      if (integrity) script.integrity = integrity
      script.src = attempt > 1 ? `${url}?attempt=${attempt}` : url
      return { script, timeout: LOAD_TIMEOUT_MS }
    },
    // The runtime adds the stylesheets of a manifest itself, and the chunk loader then takes them for loaded: a flash
    // without styles. As prefetches they leave adding and waiting to the chunk loader.
    createLink({ url, attrs }) {
      if (attrs?.rel !== 'stylesheet') return undefined
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href: url })
      // as the chunk loader will ask, or the file is loaded twice
      if (new URL(url, location.origin).origin !== location.origin) link.crossOrigin = 'anonymous'
      const integrity = integrityOf(url)
      if (integrity) link.integrity = integrity
      return link
    },
  }
}
