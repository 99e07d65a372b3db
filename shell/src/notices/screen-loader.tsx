import { useEffect, useState } from 'react'
import { Halo } from '@nimbus/shared-ui/halo'
import { subscribe } from '@nimbus/shared-contracts/events'
import { messages } from '../messages/de'

/** The loader shows only for what takes longer than this, in milliseconds (design language 8). */
const DELAY_MS = 300

/**
 * Full-screen loader while anybody is loading. The session is opened in the background and covers nothing. Every `by` is counted once, so that one's end doesn't hide another's.
 */
export function ScreenLoader() {
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
  const [visible, setVisible] = useState(false)
  useEffect(
    () =>
      subscribe('loading:changed', ({ loading: begins, by }) => {
        if (by === 'session') return
        setLoading((before) => {
          const after = new Set(before)
          if (begins) after.add(by)
          else after.delete(by)
          return after
        })
      }),
    [],
  )
  const busy = loading.size > 0
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setVisible(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setVisible(false)
    }
  }, [busy])
  if (!visible) return null
  return (
    <div className="loader loader--screen" role="status">
      <Halo kind="orbit" />
      <p>{messages.loading}</p>
    </div>
  )
}
