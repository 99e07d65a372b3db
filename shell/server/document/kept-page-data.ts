import crypto from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pageDataUrl, type PageData } from '../../src/page-data'

/** Characters of data that are kept: of some thousand pages. */
const MAX_CHARACTERS = 32_000_000

/** Of the page that was asked for: {path: '/agb', search: '?id=1'}; search is '' without a query. */
export interface PageAddress {
  path: string
  search: string
}

/**
 * What the browser is told about a page that it was sent, to be asked for after the first paint, so that the HTML fits into
 * what a server may send at once. The address names the content: nothing else can come to a page than what it was rendered
 * with.
 */
export interface KeptPageData {
  /**
   * Keeps it and answers with its address, by which it can be made anew:
   * keep({visit: …}, {path: '/agb', search: '?id=1'}) → '/agb/_page.<hash>.json?id=1'
   */
  keep(data: PageData, page: PageAddress): string
  /** The JSON of that hash, unless it has been forgotten. */
  find(hash: string): string | undefined
}

/** Name of a content in its address, 22 characters. */
export const hashOf = (body: string): string =>
  crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** The address of data that are made anew for whoever asks: what is one person's is not kept. */
export const dataAddress = (data: PageData, { path, search }: PageAddress): string =>
  pageDataUrl(path, hashOf(JSON.stringify(data)), search)

export function keepPageData(maxCharacters = MAX_CHARACTERS): KeptPageData {
  const kept = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (body) => body.length })
  return {
    keep(data, page) {
      const body = JSON.stringify(data)
      kept.set(hashOf(body), body)
      return dataAddress(data, page)
    },
    find: (hash) => kept.get(hash),
  }
}
