import { useEffect, useState } from 'react'
import { isComposing } from '@nimbus/shared-ui/composing'
import { loadPanels, type Panels } from './load-panels'

/** What belongs to an opener without standing in it: the panel behind a link, and dialogs, which lie above both. */
const BESIDE = '.mega,.modal'

export interface Patience {
  /** Milliseconds after which the panels come too late: by then somebody aims at what is there. */
  ms: number
  /** What happens in place of the panels, then or where they can't be had. */
  otherwise?: (opener: HTMLElement) => void
}

/**
 * What was opened from the header, the panels once they have come, and what opens or closes it. From the press on it
 * closes with Escape, with a link or a form in it that is followed, and when a press or the focus goes elsewhere, so that nothing opens late over
 * something else.
 */
export function usePanels({ ms, otherwise }: Patience) {
  const [opener, setOpener] = useState<HTMLElement>()
  const [panels, setPanels] = useState<Panels>()
  useEffect(() => {
    if (!opener) return
    const open = new AbortController()
    const { signal } = open
    let waits = true
    const close = (): void => {
      opener.removeAttribute('open')
      setOpener(undefined)
    }
    const giveUp = (): void => {
      if (!waits) return
      waits = false
      if (!otherwise) return
      close()
      otherwise(opener)
    }
    const timer = setTimeout(giveUp, ms)
    void loadPanels().then((loaded) => waits && setPanels(loaded), giveUp)

    const within = ({ target }: Event): Element | undefined =>
      target instanceof Element && (opener.contains(target) || target.closest(BESIDE)) ? target : undefined
    const leave = (event: Event): void => {
      const part = within(event)
      if (!part) close()
      // a link that is pressed stays where it is
      else if (part.closest('a')) waits = false
    }
    const follow = (event: Event): void => {
      const link = within(event)?.closest('a[href]')
      if (link && link !== opener && !link.closest('.modal')) close()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing({ nativeEvent: event, keyCode: event.keyCode })) return
      if (document.querySelector('.modal')) return
      close()
      ;(opener.querySelector('summary') ?? opener).focus()
    }
    const on = { signal }
    document.addEventListener('click', follow, on)
    document.addEventListener('submit', (event) => void (within(event) && close()), on)
    document.addEventListener('pointerdown', leave, on)
    document.addEventListener('focusin', leave, on)
    document.addEventListener('keydown', escape, on)
    return () => {
      waits = false
      clearTimeout(timer)
      open.abort()
      setPanels(undefined)
    }
  }, [opener, ms, otherwise])
  return { opener, panels, setOpener }
}
