import { isIP } from 'node:net'
import * as v from 'valibot'

/** An address, or a net with the length of its prefix. isNet('10.0.0.0/8') → true */
export function isNet(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Names for the nets of private addresses, as the server knows them. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Setting TRUSTED_PROXIES: whose X-Forwarded-… headers count, separated by commas. Nobody's unless it is set, since anybody
 * may send these headers.
 * '10.0.0.0/8, loopback' → ['10.0.0.0/8', 'loopback']; '' → []
 */
export const trustedProxies = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.everyItem((part) => NAMED.has(part) || isNet(part), 'is not a list of addresses or nets like 10.0.0.0/8'),
)
