import DOMPurify from 'dompurify'
import { footnotesSchema } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'

/** What came of asking for footnotes: `html` is sanitised, ready to be shown. */
export type FoundFootnotes = { state: 'missing' } | { state: 'failed' } | { state: 'found'; html: string }

/** The texts of tags as one, with a strict list of elements. fetchFootnotes(api, ['mtt_11_vvm']) → {state: 'found', html: '<h3>…'} */
export async function fetchFootnotes(api: Api, tags: readonly string[]): Promise<FoundFootnotes> {
  const answer = await api.get('/content/footnotes', footnotesSchema, {
    skipAuth: true,
    query: { tags: tags.join(',') },
  })
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
