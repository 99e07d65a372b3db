import { errorText } from '@nimbus/shared-contracts/errors'

/** Title template of ROUTE-12. */
const SUFFIX = ' | Mobilfunk, Festnetz & Internet, TV Angebote'

/** The page's own title, else the last path segment in title case (ROUTE-13). documentTitle(undefined, '/unsere-hilfe') → 'Unsere Hilfe | …' */
export function documentTitle(title: string | undefined, path: string): string {
  return `${title ?? titleCase(path)}${SUFFIX}`
}

/** The messages that ROUTE-14 names. */
const FIXED: Record<number, string> = { 404: 'Page not found', 500: 'Internal server error' }

/**
 * The status code followed by the message: that of ROUTE-14, else the German one of the page itself.
 * errorTitle(404) → '404 Page not found'; errorTitle(503) → '503 Dienst nicht verfügbar'
 */
export const errorTitle = (status: number): string => `${status} ${FIXED[status] ?? errorText(status).title}`

function titleCase(path: string): string {
  const segment = decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? 'Start')
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1))
    .join(' ')
}
