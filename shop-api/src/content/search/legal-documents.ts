import { routes } from '@nimbus/shared-contracts/routes'
import type { SearchGroup } from '@nimbus/shared-contracts/search'
import type { CatalogueData } from '../../catalogue/data/data'
import { changedOn, legalPage, type LegalPageName } from '../legal/legal-pages'
import type { SearchDocument } from './search-document'

interface LegalPlace {
  page: LegalPageName
  href: string
  group: SearchGroup
  keywords: string
}

const PLACES: LegalPlace[] = [
  { page: 'verbraucherinformationen', href: routes.consumerInformation(), group: 'help', keywords: 'Hilfe Kontakt' },
  { page: 'barrierefreiheit', href: routes.accessibility(), group: 'help', keywords: 'Hilfe barrierefrei' },
  { page: 'agb', href: routes.terms(), group: 'legal', keywords: 'AGB Vertragsbedingungen' },
  { page: 'impressum', href: routes.imprint(), group: 'legal', keywords: 'Kontakt Anschrift Telefonnummer E-Mail' },
  { page: 'datenschutz', href: routes.privacy(), group: 'legal', keywords: 'Cookies DSGVO' },
  { page: 'datenschutzhinweise', href: routes.privacyNotices(), group: 'legal', keywords: 'DSGVO' },
]

/** What customers look for in a section that it doesn't say in these words, by the section's id. */
const SECTION_WORDS: Record<string, string> = {
  aktionen: 'Trade-in Eintausch Ankauf Altgerät Gutschrift',
}

/** Every legal page, and every section of it by its own address. */
export const legalDocuments = (data: CatalogueData, now: Date): SearchDocument[] =>
  PLACES.flatMap(({ page, href, group, keywords }) => {
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
