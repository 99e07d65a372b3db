import { Icon } from '@nimbus/shared-ui/icon'
import * as messages from '../../../messages/de'
import { pageNumbers } from '../model/page-numbers'
import styles from './device-list.module.css'

const text = messages.deviceList

interface PaginationProps {
  page: number
  pages: number
  hrefOf(page: number): string
}

/** Links to the pages of the list; nothing when there is one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={text.pages}>
      {page > 1 && (
        <a className="icon-btn" href={hrefOf(page - 1)} rel="prev" aria-label={text.previous}>
          <Icon name="chevron-left" />
        </a>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={text.page(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="icon-btn" href={hrefOf(page + 1)} rel="next" aria-label={text.next}>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
