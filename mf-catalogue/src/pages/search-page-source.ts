import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadSearch, type SearchPage } from '../features/search/api/load-search'
import { searchMessages as text } from '../messages/search.de'

/** What `searchPage` shows, and what is said about it. */
export const searchPageSource: PageSource<SearchPage> = {
  load: loadSearch,
  head: ({ query }) => ({
    title: query ? text.titleOf(query) : text.title,
    description: text.description,
    noindex: true,
  }),
}
