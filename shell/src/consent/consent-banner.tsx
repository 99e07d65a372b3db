import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button } from '@nimbus/shared-ui/button'
import { CheckboxField } from '@nimbus/shared-ui/field'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../messages/de'
import type { ConsentStore } from './consent'
import { CONSENT_HASH } from './consent-link'
import './consent-banner.css'

const text = messages.consent

/**
 * Asks for consent at the bottom of the page without blocking it; refusing is as easy as accepting, on the first level
 * and with the same look (VG Hannover 10 A 5385/22). The footer's link opens it again.
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const choice = useSyncExternalStore(consent.subscribe, consent.choice)
  const [reopened, setReopened] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [statistics, setStatistics] = useState(false)
  const title = useId()

  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.(`a[href="${CONSENT_HASH}"]`)
      if (!link) return
      event.preventDefault()
      setStatistics(consent.choice()?.statistics ?? false)
      setReopened(true)
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [consent])

  const banner = useRef<HTMLElement>(null)
  const open = !choice || reopened
  useRoomBelow(banner, open)
  if (!open) return null
  const settle = (granted: boolean): void => {
    consent.decide({ statistics: granted })
    setReopened(false)
    setChoosing(false)
  }
  return (
    <section ref={banner} className="consent consent--banner" aria-labelledby={title}>
      <h2 id={title}>{text.title}</h2>
      <div className="consent__text small muted">
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={routes.privacyNotices()}>{text.notices}</a>
        </p>
      </div>
      {choosing && (
        <div className="consent__choice">
          <CheckboxField
            id="consent-necessary"
            label={text.necessary}
            hint={text.necessaryText}
            checked
            disabled
            onChange={() => {}}
          />
          <CheckboxField
            id="consent-statistics"
            label={text.statistics}
            hint={text.statisticsText}
            checked={statistics}
            onChange={setStatistics}
          />
        </div>
      )}
      <div className="consent__btns">
        <Button variant="secondary" onClick={() => settle(false)}>
          {text.reject}
        </Button>
        {choosing ? (
          <Button variant="secondary" onClick={() => settle(statistics)}>
            {text.save}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setChoosing(true)}>
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
