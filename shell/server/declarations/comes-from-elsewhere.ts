import type { FastifyRequest } from 'fastify'

/**
 * True of a form that another site's page has a browser send: by what the browser says of it, else by the origin that it
 * names. Whoever asks without a browser says neither.
 * comesFromElsewhere({headers: {'sec-fetch-site': 'cross-site'}}, 'https://shop.example') → true
 */
export function comesFromElsewhere({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, shop: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  // "none" is a visitor who does it without any page, as by reloading
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  if (origin === undefined || origin === shop) return false
  // a browser names the host that it asks, whatever a page would like
  return !URL.canParse(origin) || new URL(origin).host !== host
}
