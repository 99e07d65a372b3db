import { routes } from '@nimbus/shared-contracts/routes'
import type { SearchAnswer, SearchHit } from '@nimbus/shared-contracts/search'
import { Section } from '@nimbus/shared-ui/page'
import { searchMessages as text } from '../../../messages/search.de'
import { groupName } from '../model/group-names'
import { markedParts } from '../model/marked-parts'
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
            <Hit hit={hit} />
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

const Hit = ({ hit: { title, text: about, href, marks } }: { hit: SearchHit }) => (
  <>
    <a className={styles.title} href={href}>
      <Marks text={title} marks={marks} />
    </a>
    {about && (
      <p className="muted">
        <Marks text={about} marks={marks} />
      </p>
    )}
  </>
)

const Marks = ({ text: whole, marks }: { text: string; marks: readonly string[] }) =>
  markedParts(whole, marks).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other identity
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
