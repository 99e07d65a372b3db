import DOMPurify from 'dompurify'
import { footnotesSchema } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'

/** What is known of the footnotes that were asked for; `html` is sanitised. */
export type Footnotes = { state: 'missing' } | { state: 'failed' } | { state: 'found'; html: string }

/** The texts of tags as one, sanitised. */
export async function fetchFootnotes(api: Api, tags: string[]): Promise<Footnotes> {
  const query = { tags: tags.join(',') }
  const answer = await api.get('/content/footnotes', footnotesSchema, { skipAuth: true, query })
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
