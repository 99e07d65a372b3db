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
  /** True where the cart has changed while this was still being loaded: the total is news from the start. */
  isNews?: boolean
}

/** A live region has to be on screen before its text, or it is not read, in milliseconds. */
const HEARD_AFTER_MS = 200

/** The one polite live region of a view; empty until a price changes or something is said. */
export function TotalsStatus({ totals, restored, news, isNews = false }: TotalsStatusProps) {
  const [said, say] = useState('')
  const last = useRef<{ news: string | undefined; total: string | undefined }>(undefined)
  const total = totals?.priced ? totalText(totals) : undefined
  useEffect(() => {
    if (!restored) return undefined
    const before = last.current
    if (!before && isNews && total !== undefined) {
      const timer = setTimeout(() => {
        last.current = { news, total }
        say(total)
      }, HEARD_AFTER_MS)
      return () => clearTimeout(timer)
    }
    last.current = { news, total }
    if (!before) return undefined
    const fresh = [news !== before.news && news, total !== before.total && total].filter(Boolean)
    if (fresh.length > 0) say(fresh.join(' '))
    return undefined
  }, [news, total, restored, isNews])
  return <output className="vh">{said}</output>
}

const totalText = (totals: Totals): string =>
  totals.overTerm ? costs.changed(totals.term, totals.overTerm) : costs.changedPrice(shortPrice(totals))
