import type { Api } from '@nimbus/shared-contracts/http'
import type { Elements } from '@nimbus/shared-ui/elements'
import { messages } from '../messages/de'
import { seldom } from '../messages/seldom.de'
import { fetchFootnotes } from './fetch-footnotes'
import { footnoteTags } from './footnote-tags'

/** What the footnotes of an attribute say, or why that can't be shown. */
export async function footnoteText(api: Api, attribute: string | undefined): Promise<Elements> {
  const tags = footnoteTags(attribute)
  const found = await fetchFootnotes(api, tags)
  if (found.state === 'failed') return <p>{messages.footnotes.failed}</p>
  if (found.state === 'missing') return <p>{`${seldom.noFootnote} ${tags.join(', ')}`}</p>
  // oxlint-disable-next-line react/no-danger -- sanitised by fetchFootnotes with a strict list of tags
  return <div className="footnote" dangerouslySetInnerHTML={{ __html: found.html }} />
}
