import { API_PREFIX, OPEN_API_PREFIX } from './api-prefixes'

/** Last part of the address that stands for all which can't be read, since the router would answer these before any hook. */
export const UNREADABLE = '/_unreadable'

/** What is said there is said as an API says it. */
const APIS = [API_PREFIX, OPEN_API_PREFIX]

/** What a request says of its address: `headers` as they came, name and value in turn. */
export interface AskedFor {
  url?: string | undefined
  headers: readonly string[]
}

/**
 * The address as it is, or the one that says 400 in the words of page or API.
 * readableUrl({url: '/%E0%A4%A?a=1', …}) → '/_unreadable'; '/api/%E0%A4%A' → '/api/_unreadable'; '/zuhause?a=%' stays, a query is nobody's path
 */
export function readableUrl({ url = '/', headers }: AskedFor): string {
  if (isReadable(url.split('?', 1)[0] ?? '') && namesOneHost(headers)) return url
  const api = APIS.find((prefix) => url.startsWith(`${prefix}/`)) ?? ''
  return `${api}${UNREADABLE}`
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A name or an IP address, maybe with a port. */
const HOST = /^(\[[\da-f:.]+\]|([\w-]{1,63}\.)*[\w-]{1,63}\.?)(:\d{1,5})?$/i

/** Two Host headers, or one that is no host, are a 400 (RFC 9112, 3.2); HTTP/1.0 needs none. */
function namesOneHost(headers: readonly string[]): boolean {
  const hosts = headers.filter((_, nth) => nth % 2 === 1 && headers[nth - 1]!.toLowerCase() === 'host')
  return hosts.length <= 1 && hosts.every((host) => HOST.test(host) && URL.canParse(`http://${host}`))
}
