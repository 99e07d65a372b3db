import { host } from '@nimbus/shared-contracts/remote'

/**
 * The address of a document that the API names below its base. In a browser only, after data was loaded.
 * documentHref('/documents/summary.NB-1.sig') → '/api/documents/summary.NB-1.sig'
 */
export function documentHref(href: string): string {
  const { apiBase } = host()
  return href.startsWith('/') && !href.startsWith(`${apiBase}/`) ? `${apiBase}${href}` : href
}
