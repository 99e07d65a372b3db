import { useEffect, useRef, useState } from 'react'
import { Halo } from '@nimbus/shared-ui/halo'
import { subscribe } from '@nimbus/shared-contracts/events'
import { messages } from '../messages/de'

/** The loader shows only for what takes longer than this, in milliseconds (UI-10). */
const DELAY_MS = 300

/** Once shown it stays at least this long, in milliseconds: it never blinks. */
const SHOWN_MS = 300

/**
 * Full-screen loader while anybody is loading. The session is opened in the background and covers nothing. Its region is
 * there before its text, so that the text is read.
 */
export function ScreenLoader() {
  const visible = useSteady(useLoading())
  return (
    <div role="status" data-above-dialogs>
      {visible && (
        <div className="loader loader--screen">
          <Halo kind="orbit" />
          <p>{messages.loading}</p>
        </div>
      )}
    </div>
  )
}

/** Every `by` is counted once, so that one's end doesn't hide another's. */
function useLoading(): boolean {
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
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
  return loading.size > 0
}

/** Follows `busy` late and stays for a while. */
function useSteady(busy: boolean): boolean {
  const [visible, setVisible] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (busy === visible) return undefined
    const wait = busy ? DELAY_MS : since.current + SHOWN_MS - performance.now()
    const timer = setTimeout(() => {
      since.current = performance.now()
      setVisible(busy)
    }, wait)
    return () => clearTimeout(timer)
  }, [busy, visible])
  return visible
}
