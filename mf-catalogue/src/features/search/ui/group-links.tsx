import { routes } from '@nimbus/shared-contracts/routes'
import { searchMessages as text } from '../../../messages/search.de'
import type { SearchPage } from '../api/load-search'
import { groupName } from '../model/group-names'
import styles from './search.module.css'

/** Narrows the results to one group; links, so that they work without JavaScript and the address says what is shown. */
export function GroupLinks({ page: { query, total, groups, only } }: { page: SearchPage }) {
  const links = [
    { label: text.all, count: total, href: routes.search({ q: query }), current: only === undefined },
    ...groups.map(({ group, count }) => ({
      label: text.group[group],
      count,
      href: routes.search({ q: query, gruppe: groupName(group) }),
      current: group === only,
    })),
  ]
  return (
    <nav aria-label={text.groups}>
      <ul className={`chips ${styles.groups}`}>
        {links.map(({ label, count, href, current }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={current ? 'true' : undefined}>
              <span>{`${label} `}</span>
              <span className="n">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
