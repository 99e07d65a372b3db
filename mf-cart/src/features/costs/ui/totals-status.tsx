import { useEffect, useRef, useState } from 'react'
import { costs } from '../../../messages/de'
import { shortPrice } from '../../../messages/short-price'
import type { Totals } from '../../../model/totals'

interface TotalsStatusProps {
  /** Undefined while nothing is chosen or the cart isn't restored. */
  totals: Totals | undefined
  /** False until the cart is restored; what was stored is no news. */
  restored: boolean
  /** What else happened, read before the total: "TV-Box wurde entfernt." */
  news?: string | undefined
}

/** The one polite live region of a view; empty until a price changes or something is said. */
export function TotalsStatus({ totals, restored, news }: TotalsStatusProps) {
  const [said, say] = useState('')
  const last = useRef<{ news: string | undefined; total: string | undefined }>(undefined)
  const total = totals?.priced ? totalText(totals) : undefined
  useEffect(() => {
    if (!restored) return
    const before = last.current
    last.current = { news, total }
    if (!before) return
    const fresh = [news !== before.news && news, total !== before.total && total].filter(Boolean)
    if (fresh.length > 0) say(fresh.join(' '))
  }, [news, total, restored])
  return <output className="vh">{said}</output>
}

const totalText = (totals: Totals): string =>
  totals.overTerm ? costs.changed(totals.term, totals.overTerm) : costs.changedPrice(shortPrice(totals))
