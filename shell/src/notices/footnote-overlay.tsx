import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { footnotesSchema } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import { messages } from '../messages/de'
import { footnoteTags } from './footnote-tags'

const text = messages.footnotes

/** What is known of the footnotes that were asked for; `html` is sanitised. */
type Footnotes = { state: 'loading' } | { state: 'missing' } | { state: 'failed' } | { state: 'found'; html: string }

type Shown = Footnotes & { tags: string[] }

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
      const found = await fetchFootnotes(api, tags).catch((): Footnotes => ({ state: 'failed' }))
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
  // oxlint-disable-next-line react/no-danger -- sanitised below with a strict list of tags
  return <div className="footnote" dangerouslySetInnerHTML={{ __html: shown.html }} />
}

/** The texts of tags as one. What sanitises them is loaded at the same time, with the first footnote that somebody opens. */
async function fetchFootnotes(api: Api, tags: string[]): Promise<Footnotes> {
  const [answer, { default: DOMPurify }] = await Promise.all([
    api.get('/content/footnotes', footnotesSchema, { skipAuth: true, query: { tags: tags.join(',') } }),
    import(/* webpackChunkName: "lazy-dompurify" */ 'dompurify'),
  ])
  if (!answer.ok) return { state: answer.error.status === 404 ? 'missing' : 'failed' }
  const found = answer.value.footnotes
  if (found.length === 0) return { state: 'missing' }
  const html = DOMPurify.sanitize(found.map((note) => note.text).join(''), {
    ALLOWED_TAGS: ['h3', 'b', 'strong', 'p', 'ul', 'ol', 'li', 'a', 'br', 'em'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  return { state: 'found', html }
}
