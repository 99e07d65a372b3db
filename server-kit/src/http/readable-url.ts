/** Last part of the address that stands for all which can't be read, since the router would answer these before any hook. */
export const UNREADABLE = '/_unreadable'

/**
 * The address as it is, or the one that says 400 in the words of page or API.
 * readableUrl('/%E0%A4%A?a=1') → '/_unreadable'; readableUrl('/api/%E0%A4%A') → '/api/_unreadable'; '/zuhause?a=%' stays, a query is nobody's path
 */
export function readableUrl(url = '/'): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.startsWith('/api/') ? `/api${UNREADABLE}` : UNREADABLE
  }
}
