import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { SearchForm } from '@nimbus/shared-ui/search-form'
import type { SearchPage } from '../features/search/api/load-search'
import { GroupLinks } from '../features/search/ui/group-links'
import { HelpfulLinks } from '../features/search/ui/helpful-links'
import { SearchHits } from '../features/search/ui/search-hits'
import styles from '../features/search/ui/search.module.css'
import { searchMessages as text } from '../messages/search.de'

/** /suche?q=, the search over tariffs, devices, help and legal pages (decisions, product). */
export const searchPage = definePage<SearchPage>({
  page: {
    id: 'search',
    path: routes.search(),
    layout: 'default',
    title: text.title,
    query: ['q', 'gruppe'],
    noindex: true,
  },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './search-page-source').then(
      ({ searchPageSource }) => searchPageSource,
    ),
  Component: ({ payload }) => {
    const { query } = payload
    return (
      <Wrap className={styles.results}>
        <Breadcrumbs items={[{ label: text.start, href: routes.start() }, { label: text.title }]} />
        <PageHeading title={query ? text.headingOf(query) : text.title} lead={query ? undefined : text.lead} />
        <SearchForm id="suchbegriff" query={query} onSearch={(q) => host().navigate(routes.search({ q }))} />
        {query ? <Results page={payload} /> : <HelpfulLinks />}
      </Wrap>
    )
  },
})

function Results({ page }: { page: SearchPage }) {
  const { query, total, groups } = page
  return (
    <>
      <p className={`muted ${styles.status}`} role="status">
        {total > 0 ? text.count(total) : text.none}
      </p>
      {total > 0 ? <GroupLinks page={page} /> : <NoHits query={query} />}
      {groups.map((found) => found.hits.length > 0 && <SearchHits key={found.group} query={query} found={found} />)}
    </>
  )
}

const NoHits = ({ query }: { query: string }) => (
  <>
    <div className={styles.none}>
      <EmptyState title={text.noneTitle(query)}>{text.noneText}</EmptyState>
    </div>
    <HelpfulLinks />
  </>
)
