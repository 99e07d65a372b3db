/** Title template of spec section 1. */
const SUFFIX = ' | Mobilfunk, Festnetz & Internet, TV Angebote'

/** The page's own title, else the last path segment in title case (spec section 2). documentTitle(undefined, '/unsere-hilfe') → 'Unsere Hilfe | …' */
export function documentTitle(title: string | undefined, path: string): string {
  return `${title ?? titleCase(path)}${SUFFIX}`
}

/** errorTitle(404, 'Page not found') → '404 Page not found' (spec section 2) */
export const errorTitle = (status: number, message: string): string => `${status} ${message}`

function titleCase(path: string): string {
  const segment = decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? 'Start')
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1))
    .join(' ')
}
