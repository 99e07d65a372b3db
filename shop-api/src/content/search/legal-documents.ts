import type { CatalogueData } from '../../catalogue/data/data'
import { changedOn, legalPage, legalPages, placeOf } from '../legal/legal-pages'
import type { SearchDocument } from './search-document'

/** What customers look for in a section that it doesn't say in these words, by the section's id. */
const SECTION_WORDS: Record<string, string> = {
  aktionen: 'Trade-in Eintausch Ankauf Altgerät Gutschrift',
}

/** Every legal page, and every section of it by its own address. */
export const legalDocuments = (data: CatalogueData, now: Date): SearchDocument[] =>
  legalPages().flatMap((page) => {
    const { href, group, keywords } = placeOf(page, data, now)
    const { title, description, sections } = legalPage(page, data, now)
    return [
      { group, title, text: description, href, keywords, overview: true, changed_on: changedOn(page, data, now) },
      ...sections.map(({ id, title: heading, html }) => ({
        group,
        title: heading,
        text: firstSentences(plainText(html)),
        body: plainText(html),
        href: `${href}#${id}`,
        keywords: `${title} ${SECTION_WORDS[id] ?? ''}`,
      })),
    ]
  })

/** Characters of a text that are shown. */
const TEXT_LENGTH = 200

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/ +([.,;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The beginning of a text, to the end of a word. */
const firstSentences = (text: string): string =>
  text.length <= TEXT_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH))} …`
