import { counted, type Watch } from './watch'

const KINDS = ['IntersectionObserver', 'MutationObserver', 'PerformanceObserver', 'ResizeObserver'] as const

interface Observer {
  observe(target?: unknown, options?: unknown): void
  unobserve?(target: unknown): void
  disconnect(): void
}

/** Stands in where the environment has none, as jsdom; it never sees anything. */
class BlindObserver implements Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** Observers that still look at something. */
export function watchObservers(): Watch {
  const observing = new Map<Observer, { kind: string; targets: Set<unknown> }>()
  const scope = globalThis as unknown as Record<string, { prototype: Observer } | undefined>
  const ends = KINDS.map((kind) => {
    const known = scope[kind]
    const { prototype } = (scope[kind] = known ?? class extends BlindObserver {})
    const { observe, unobserve, disconnect } = prototype
    prototype.observe = function (target, options) {
      const seen = observing.get(this) ?? { kind, targets: new Set() }
      observing.set(this, seen)
      seen.targets.add(target)
      observe.call(this, target, options)
    }
    prototype.disconnect = function () {
      observing.delete(this)
      disconnect.call(this)
    }
    if (unobserve) {
      prototype.unobserve = function (target) {
        const seen = observing.get(this)
        seen?.targets.delete(target)
        if (seen?.targets.size === 0) observing.delete(this)
        unobserve.call(this, target)
      }
    }
    return () => {
      Object.assign(prototype, { observe, disconnect, ...(unobserve && { unobserve }) })
      if (!known) delete scope[kind]
    }
  })
  return {
    left: () => counted([...observing.values()].map(({ kind }) => kind)),
    end: () => ends.forEach((end) => end()),
  }
}
