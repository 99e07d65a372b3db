import { useEffect, useState } from 'react'
import { isComposing } from '@nimbus/shared-ui/composing'
import { loadPanels, type Panels } from './load-panels'

/** What belongs to an opener without standing in it: the panel behind a link, and dialogs, which lie above both. */
const BESIDE = '.mega,.modal'

const HEARD = ['click', 'submit', 'pointerdown', 'focusin', 'keydown']

/**
 * What was opened from the header, the panels once they have come, and what opens or closes it. From the press on it
 * closes with Escape, with a link or a form in it that is followed, and when a press or the focus goes elsewhere, so that
 * nothing opens late over something else. After `patience` milliseconds the panels come too late: somebody aims at what
 * is there by then. `otherwise` is done in their place, then or where they can't be had.
 */
export function usePanels(patience: number, otherwise?: (opener: HTMLElement) => void) {
  const [opener, setOpener] = useState<HTMLElement>()
  const [panels, setPanels] = useState<Panels>()
  useEffect(() => {
    if (!opener) return
    let waits = true
    const close = (): void => {
      opener.removeAttribute('open')
      setOpener(undefined)
    }
    const giveUp = (): void => {
      if (waits && otherwise) {
        close()
        otherwise(opener)
      }
      waits = false
    }
    const timer = setTimeout(giveUp, patience)
    void loadPanels().then((loaded) => {
      if (waits) setPanels(loaded)
      waits = false
    }, giveUp)

    const hear = (event: Event): void => {
      const { type, target } = event
      if (event instanceof KeyboardEvent) {
        const { key, keyCode } = event
        if (key !== 'Escape' || isComposing({ nativeEvent: event, keyCode })) return
        if (document.querySelector('.modal')) return
        close()
        ;(opener.querySelector('summary') ?? opener).focus()
      } else if (target instanceof Element) {
        const link = target.closest('a')
        if ((!opener.contains(target) && !target.closest(BESIDE)) || type === 'submit') close()
        else if (link && type !== 'click')
          waits = false // what is pressed stays where it is
        else if (link && link !== opener && !link.closest('.modal')) close()
      }
    }
    for (const type of HEARD) document.addEventListener(type, hear)
    return () => {
      waits = false
      clearTimeout(timer)
      for (const type of HEARD) document.removeEventListener(type, hear)
      setPanels(undefined)
    }
  }, [opener, patience, otherwise])
  return { opener, panels, setOpener }
}
