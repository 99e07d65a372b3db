import { useEffect, useState } from 'react'
import { pageNow } from '@nimbus/shared-contracts/dates'

/** How often what depends on the time is looked at again, in milliseconds. */
const TICK_MS = 30_000

/** The time, from the first effect on; undefined on the server and while hydrating. Availability runs out by it. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const update = (): void => setNow(new Date(pageNow()))
    update()
    const timer = window.setInterval(update, TICK_MS)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
