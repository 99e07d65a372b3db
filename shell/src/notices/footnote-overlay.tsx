import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@nimbus/shared-ui/dialog'
import type { Elements } from '@nimbus/shared-ui/elements'
import type { Api } from '@nimbus/shared-contracts/http'
import { messages } from '../messages/de'

const text = messages.footnotes

/** Comes with the first footnote that somebody opens, with what sanitises it. */
const loadText = () => import(/* webpackChunkName: "lazy-footnotes" */ './footnote-text')

/**
 * The overlay with conditions: any button with `data-footnote` opens it; the click is captured before other handlers
 * (UI-6). Texts come from the API and are sanitised on output.
 */
export function FootnoteOverlay({ api }: { api: Api }) {
  const [shown, setShown] = useState<Elements>()
  // counts openings and closings, so that a late answer changes nothing
  const run = useRef(0)
  const close = (): void => {
    run.current++
    setShown(undefined)
  }
  useEffect(() => {
    const open = async (attribute: string | undefined): Promise<void> => {
      const id = ++run.current
      setShown(<p>{messages.loading}</p>)
      const found = await loadText()
        .then(({ footnoteText }) => footnoteText(api, attribute))
        .catch(() => <p>{text.failed}</p>)
      if (id === run.current) setShown(found)
    }
    const capture = (event: MouseEvent): void => {
      const button = (event.target as Element | null)?.closest?.<HTMLElement>('[data-footnote]')
      if (!button) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Safari gives a clicked button no focus, so that there would be no way back to it
      button.focus({ preventScroll: true })
      void open(button.dataset.footnote)
    }
    window.addEventListener('click', capture, true)
    return () => window.removeEventListener('click', capture, true)
  }, [api])

  return (
    <Dialog open={shown !== undefined} onClose={close} title={text.title} size="s">
      {/* there before its text, so that what is loaded is read */}
      <div aria-live="polite">{shown}</div>
    </Dialog>
  )
}
