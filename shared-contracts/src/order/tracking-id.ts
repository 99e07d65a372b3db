/** Query parameters that may carry the order tracking id, in order of precedence (spec section 4). */
export const TRACKING_PARAMETERS = ['trackid', 'ext_id', 'wt_mc', 'pk_kwd', 'pk_campaign'] as const

/** The first of the tracking parameters that is present. trackingId('?wt_mc=a&ext_id=b') → 'b' */
export function trackingId(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return TRACKING_PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? undefined
}
