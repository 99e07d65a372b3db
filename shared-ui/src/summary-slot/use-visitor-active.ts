import { useEffect, useState } from 'react'

/** What visitors do first: a page that is only read in the background sees none of it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** True from the visitor's first move on the page on; false on the server and at hydration. */
export function useVisitorActive(): boolean {
  const [active, setActive] = useState(false)
  useEffect(() => {
    if (active) return undefined
    const begin = (): void => setActive(true)
    SIGNS.forEach((sign) => window.addEventListener(sign, begin, { capture: true, passive: true }))
    return () => SIGNS.forEach((sign) => window.removeEventListener(sign, begin, { capture: true }))
  }, [active])
  return active
}
