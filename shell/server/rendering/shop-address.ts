/** Stands for whichever origin the shop has. */
const SHOP = 'http://shop.invalid'

/** Line breaks and other control characters: URLs lose them silently, headers are cut by them. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * An address within the shop in its one spelling, or undefined for one that leads off it or is none: it begins with one
 * slash and names no other host by whichever rule of URLs.
 * shopAddress('/für?a=1') → '/f%C3%BCr?a=1'; shopAddress('//evil.example'), shopAddress('javascript:0') → undefined
 */
export function shopAddress(address: string): string | undefined {
  if (!address.startsWith('/') || CONTROL.test(address)) return undefined
  if (!URL.canParse(address, SHOP)) return undefined
  const { origin, pathname, search, hash } = new URL(address, SHOP)
  // dots are taken away only by the parser, and may leave two slashes at the beginning
  return origin === SHOP && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}
