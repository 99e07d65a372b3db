import { LRUCache } from 'lru-cache'

/** How long a page is served without asking again, in milliseconds: short, so that a price change shows at once. */
const FRESH_MS = 1_000

/** How long a page that can't be made anew is served as it was, in milliseconds. */
const STALE_IF_ERROR_MS = 10 * 60_000

/** Pages of live releases, and of those before them until they are forgotten. */
const MAX_PAGES = 100

/** Addresses of one page that are kept. Each page has its own share: whatever is searched for pushes no other page out. */
const MAX_ADDRESSES = 100

/** What they may hold, in characters: some hundred addresses of the largest page of the shop. */
const MAX_CHARACTERS = 16_000_000

export interface PageCacheOptions<Value> {
  /** Milliseconds of a clock that nobody sets: one that is set back would keep pages, and their prices, for that long. */
  now?: () => number
  /** True of a page that says only that there is none now: it isn't kept, and an earlier one is served in its place. */
  failed?: (value: Value) => boolean
  /** Characters that a page holds. */
  sizeOf?: (value: Value) => number
  /** Hears how each page was had. */
  onLookUp?: ((how: LookUp) => void) | undefined
}

/** fresh: as it was kept; shared: somebody asked at the same time; made: for this one; stale: an old one, for want of a new. */
export type LookUp = 'fresh' | 'shared' | 'made' | 'stale'

export interface PageCache<Value extends object> {
  /** What is kept for an address of the page while it is fresh, else a new one; one call to `make` for all who ask at once. */
  get(page: string, address: string, make: () => Promise<Value>): Promise<Value>
}

/** Keeps finished pages for a moment, so that a rush on one address costs one rendering a second. */
export function createPageCache<Value extends object>({
  now = () => performance.now(),
  failed = () => false,
  sizeOf = () => 1,
  onLookUp = () => {},
}: PageCacheOptions<Value> = {}): PageCache<Value> {
  const pages = new LRUCache<string, LRUCache<string, { value: Value; madeAt: number }>>({ max: MAX_PAGES })
  const making = new Map<string, Promise<Value>>()
  return {
    async get(page, address, make) {
      const addresses = pages.get(page) ?? new LRUCache({ max: MAX_ADDRESSES, maxSize: MAX_CHARACTERS })
      pages.set(page, addresses)
      const key = `${page} ${address}`
      const kept = addresses.get(address)
      if (kept && now() - kept.madeAt < FRESH_MS) {
        onLookUp('fresh')
        return kept.value
      }
      let work = making.get(key)
      const how = work ? 'shared' : 'made'
      if (!work) {
        work = make()
          .then((value) => {
            if (!failed(value)) addresses.set(address, { value, madeAt: now() }, { size: Math.max(1, sizeOf(value)) })
            return value
          })
          .finally(() => making.delete(key))
        making.set(key, work)
      }
      const earlier = kept && now() - kept.madeAt < STALE_IF_ERROR_MS ? kept.value : undefined
      try {
        const value = await work
        const isWorse = earlier !== undefined && failed(value)
        onLookUp(isWorse ? 'stale' : how)
        return isWorse ? earlier : value
      } catch (cause) {
        onLookUp(earlier ? 'stale' : how)
        if (earlier) return earlier
        throw cause
      }
    },
  }
}
