/** Attribute of links that need a full page load although they point into the shop. */
const RELOAD_ATTRIBUTE = 'data-reload'

/** The address that a click on a link of the shop asks for, or undefined when the browser should handle it itself. */
export function linkTarget(event: MouseEvent, origin: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = linkOf(event)
  return link && shopHref(link, origin)
}

/** The link that an event happened on or in. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? undefined

/** The address of a link that the shop shows in this tab; undefined for files, other origins and other tabs. */
export function shopHref(link: HTMLAnchorElement, origin: string): string | undefined {
  if (link.target && link.target !== '_self') return undefined
  if (link.hasAttribute('download') || link.hasAttribute(RELOAD_ATTRIBUTE)) return undefined
  const url = new URL(link.href)
  if (url.origin !== origin || url.pathname.startsWith('/api/')) return undefined
  return url.href
}
