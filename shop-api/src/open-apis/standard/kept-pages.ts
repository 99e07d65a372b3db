import { LRUCache } from 'lru-cache'

/** A page of a list as it is sent. */
export interface WrittenPage {
  /** How many there are in the whole list, once filtered. */
  total: number
  /** How many are on the page. */
  count: number
  text: string
}

/** Characters of pages that are kept, with what they were asked by: those of 5,000 offerings. */
const MOST_CHARACTERS = 16_000_000

/** Keeps pages while their state lasts, those that were asked for last; `write` makes one that isn't kept. */
export function keepPages(): (state: object, key: string, write: () => WrittenPage) => WrittenPage {
  const kept = new LRUCache<string, WrittenPage>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  })
  let latest: object | undefined
  return (state, key, write) => {
    if (state !== latest) kept.clear()
    latest = state
    const known = kept.get(key)
    if (known) return known
    const page = write()
    kept.set(key, page)
    return page
  }
}
