import { useEffect, useRef, useState } from 'react'
import { costs } from '../../../messages/de'
import type { Totals } from '../../../model/totals'

interface TotalsStatusProps {
  /** Undefined while nothing is chosen or the cart isn't restored. */
  totals: Totals | undefined
  /** False until the cart is restored; what was stored is no news. */
  restored: boolean
  /** What else happened, read before the total: "TV-Box wurde entfernt." */
  news?: string | undefined
}

/** The one polite live region of a view; empty until a price changes. */
export function TotalsStatus({ totals, restored, news = '' }: TotalsStatusProps) {
  const [text, setText] = useState('')
  const last = useRef<{ key: string } | undefined>(undefined)
  const key = `${totals?.total ?? 0} ${totals?.average ?? 0} ${news}`
  useEffect(() => {
    if (!restored) return
    if (last.current && last.current.key !== key) {
      const changed = totals ? costs.changed(totals.term, totals.total, totals.average) : ''
      setText([news, changed].filter(Boolean).join(' '))
    }
    last.current = { key }
    // the key holds all that is announced
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, restored])
  return (
    <p role="status" className="vh">
      {text}
    </p>
  )
}
