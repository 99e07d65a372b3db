import { routes } from '@nimbus/shared-contracts/routes'
import type { CatalogueData } from '../../catalogue/data/data'
import { helpKeywords, helpOf } from '../help/help'
import type { SearchDocument } from './search-document'

/** The help, and every question of it by its own address. */
export function helpDocuments(data: CatalogueData): SearchDocument[] {
  const { title, description, topics } = helpOf(data)
  return [
    {
      group: 'help',
      title,
      text: description,
      href: routes.help(),
      keywords: helpKeywords(data),
      overview: true,
    },
    ...topics.flatMap(({ title: topic, questions }) =>
      questions.map(({ id, title: question, text }): SearchDocument => ({
        group: 'help',
        title: question,
        text,
        href: `${routes.help()}#${id}`,
        keywords: topic,
      })),
    ),
  ]
}
