/** Title template of ROUTE-12. */
const SUFFIX = ' | Mobilfunk, Festnetz & Internet, TV Angebote'

/** The page's own title, else the last path segment in title case (ROUTE-13). documentTitle(undefined, '/unsere-hilfe') → 'Unsere Hilfe | …' */
export function documentTitle(title: string | undefined, path: string): string {
  return `${title ?? titleCase(path)}${SUFFIX}`
}

const ERROR_MESSAGES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Page not found',
  503: 'Service unavailable',
}

/** The status code followed by the message (ROUTE-14). errorTitle(404) → '404 Page not found' */
export const errorTitle = (status: number): string => `${status} ${ERROR_MESSAGES[status] ?? 'Internal server error'}`

function titleCase(path: string): string {
  const segment = decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? 'Start')
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1))
    .join(' ')
}
