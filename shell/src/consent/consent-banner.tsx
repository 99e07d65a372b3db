import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@nimbus/shared-ui/button'
import { routes } from '@nimbus/shared-contracts/routes'
import { CONSENT_HASH, MAIN_ID } from '../element-ids'
import { messages } from '../messages/de'
import type { ConsentStore } from './consent'
import './consent-banner.css'

const text = messages.consent

/** The second level comes when it is asked for; all can be refused without it. */
const loadChoice = () => import(/* webpackChunkName: "lazy-consent" */ './consent-choice')
type Choosing = Awaited<ReturnType<typeof loadChoice>>

/**
 * Asks for consent at the bottom of the page without blocking it; refusing is as easy as accepting, on the first level
 * and with the same look (VG Hannover 10 A 5385/22). The footer's link opens it again.
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const choice = useSyncExternalStore(consent.subscribe, consent.choice)
  const [reopened, setReopened] = useState(false)
  const [choosing, setChoosing] = useState<Choosing>()
  const [statistics, setStatistics] = useState(false)
  const title = useId()
  const banner = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const link = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const clicked = (event.target as Element | null)?.closest?.<HTMLElement>(`a[href="${CONSENT_HASH}"]`)
      if (!clicked) return
      event.preventDefault()
      link.current = clicked
      setStatistics(consent.choice()?.statistics ?? false)
      // at once, so that it can take the focus although it was open before
      flushSync(() => setReopened(true))
      heading.current?.focus()
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [consent])

  const open = !choice || reopened
  useRoomBelow(banner, open)
  if (!open) return null
  const settle = (granted: boolean): void => {
    consent.decide({ statistics: granted })
    setReopened(false)
    setChoosing(undefined)
    // back to the link that asked; else on to the page, or the focus would be lost with the banner
    const next = link.current?.isConnected ? link.current : document.getElementById(MAIN_ID)
    next?.focus({ preventScroll: true })
    link.current = null
  }
  return (
    <section ref={banner} className="consent consent--banner" aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <div className="consent__text small muted">
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={routes.privacy()}>{text.notices}</a>
        </p>
      </div>
      {choosing && <choosing.ConsentChoice statistics={statistics} onChange={setStatistics} />}
      <div className="consent__btns">
        <Button variant="secondary" onClick={() => settle(false)}>
          {text.reject}
        </Button>
        {choosing ? (
          <Button variant="secondary" onClick={() => settle(statistics)}>
            {text.save}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => void loadChoice().then(setChoosing, () => {})}>
            {text.choose}
          </Button>
        )}
        <Button variant="secondary" onClick={() => settle(true)}>
          {text.accept}
        </Button>
      </div>
    </section>
  )
}

/** Leaves room for the banner below the page and the bottom bar, so that it covers nothing that can't be scrolled free. */
function useRoomBelow(banner: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current
    if (!open || !element) return undefined
    const root = document.documentElement
    const measure = (): void => root.style.setProperty('--consent-room', `${element.offsetHeight + 16}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--consent-room')
    }
  }, [banner, open])
}
