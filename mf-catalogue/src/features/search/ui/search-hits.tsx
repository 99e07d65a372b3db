import { routes } from '@nimbus/shared-contracts/routes'
import type { SearchAnswer } from '@nimbus/shared-contracts/search'
import { Section } from '@nimbus/shared-ui/page'
import { SearchHit } from '@nimbus/shared-ui/search-hit'
import { searchMessages as text } from '../../../messages/search.de'
import { groupName } from '../model/group-names'
import styles from './search.module.css'

type Group = SearchAnswer['groups'][number]

/** The hits of one group, the best first. */
export function SearchHits({ query, found: { group, count, hits } }: { query: string; found: Group }) {
  const name = text.group[group]
  return (
    <Section title={name} className={styles.group}>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={`${hit.href} ${hit.title}`}>
            <SearchHit hit={hit} />
          </li>
        ))}
      </ul>
      {hits.length < count && (
        <a className="link" href={routes.search({ q: query, gruppe: groupName(group) })}>
          {text.more(count, name)}
        </a>
      )}
    </Section>
  )
}
