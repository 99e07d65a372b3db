import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@nimbus/shared-ui/dialog'
import type { Api } from '@nimbus/shared-contracts/http'
import { messages } from '../messages/de'
import type { Footnotes } from './fetch-footnotes'
import { footnoteTags } from './footnote-tags'

const text = messages.footnotes

type Shown = (Footnotes | { state: 'loading' }) & { tags: string[] }

/** Comes with the first footnote that somebody opens, with what sanitises it. */
const loadFetch = () => import(/* webpackChunkName: "lazy-footnotes" */ './fetch-footnotes')

/**
 * The overlay with conditions: any button with `data-footnote` opens it; the click is captured before other handlers
 * (UI-6). Texts come from the API and are sanitised on output.
 */
export function FootnoteOverlay({ api }: { api: Api }) {
  const [shown, setShown] = useState<Shown>()
  // counts openings and closings, so that a late answer changes nothing
  const run = useRef(0)
  const close = (): void => {
    run.current++
    setShown(undefined)
  }
  useEffect(() => {
    const open = async (tags: string[]): Promise<void> => {
      const id = ++run.current
      setShown({ tags, state: 'loading' })
      const found = await loadFetch()
        .then(({ fetchFootnotes }) => fetchFootnotes(api, tags))
        .catch((): Footnotes => ({ state: 'failed' }))
      if (id === run.current) setShown({ tags, ...found })
    }
    const capture = (event: MouseEvent): void => {
      const button = (event.target as Element | null)?.closest?.<HTMLElement>('[data-footnote]')
      if (!button) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Safari gives a clicked button no focus, so that there would be no way back to it
      button.focus({ preventScroll: true })
      void open(footnoteTags(button.dataset.footnote))
    }
    window.addEventListener('click', capture, true)
    return () => window.removeEventListener('click', capture, true)
  }, [api])

  return (
    <Dialog open={shown !== undefined} onClose={close} title={text.title} size="s">
      {/* there before its text, so that what is loaded is read */}
      <div aria-live="polite">{shown && <FootnoteBody shown={shown} />}</div>
    </Dialog>
  )
}

function FootnoteBody({ shown }: { shown: Shown }) {
  if (shown.state === 'loading') return <p>{messages.loading}</p>
  if (shown.state === 'failed') return <p>{text.failed}</p>
  if (shown.state === 'missing') {
    return <p>{`${text.notFound} ${shown.tags.join(', ')}`}</p>
  }
  // oxlint-disable-next-line react/no-danger -- sanitised by fetchFootnotes with a strict list of tags
  return <div className="footnote" dangerouslySetInnerHTML={{ __html: shown.html }} />
}
