/** Query parameters that may carry the order tracking id, in order of precedence (ORDER-6). */
export const TRACKING_PARAMETERS = ['trackid', 'ext_id', 'wt_mc', 'pk_kwd', 'pk_campaign'] as const

/** The first of the tracking parameters that is present. trackingId('?wt_mc=a&ext_id=b') → 'b' */
export function trackingId(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return TRACKING_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? undefined
}

/** A query without the tracking parameters. withoutTracking('?slug=dsl-m&ext_id=b') → '?slug=dsl-m' */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search)
  if (!TRACKING_PARAMETERS.some((name) => query.has(name))) return search
  for (const name of TRACKING_PARAMETERS) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
