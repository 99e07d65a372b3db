/** Stands for the shop's own origin, which the server doesn't know; `.invalid` is no host of anybody (RFC 2606). */
const SHOP = 'https://shop.invalid/'

const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** A link that may be shown: inside the shop, or to another place. */
export interface SafeLink {
  href: string
  external: boolean
}

/**
 * Reads an address as a browser does, so that tabs, case and entities hide nothing; undefined when it must not be a link.
 * safeLink('/agb#haftung') → {href: '/agb#haftung', external: false}; safeLink('java\tscript:x') → undefined
 */
export function safeLink(address: string): SafeLink | undefined {
  const url = parsed(address)
  if (!url || !PROTOCOLS.has(url.protocol)) return undefined
  if (url.origin !== new URL(SHOP).origin) {
    return { href: url.href, external: url.protocol === 'https:' || url.protocol === 'http:' }
  }
  const inPage = address.trim().startsWith('#')
  return { href: inPage ? url.hash : `${url.pathname}${url.search}${url.hash}`, external: false }
}

/** URL.canParse is younger than the oldest browsers that the shop supports. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address, SHOP)
  } catch {
    return undefined
  }
}
