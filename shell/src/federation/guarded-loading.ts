import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { integrityOf } from './integrity'
import { LOAD_TIMEOUT_MS } from './ask-remote'

/** How often a script was asked for; a script that timed out isn't aborted, and its address would wait behind it. */
const attempts = new Map<string, number>()

/**
 * How the federation runtime loads entries of remotes: with a time limit and with the integrity that the composition
 * names. Chunks are loaded by the entry itself, with the time limit of the build preset; the edge serves none that differs.
 */
export function guardedLoading(): ModuleFederationRuntimePlugin {
  return {
    name: 'guarded-loading',
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
  }
}
