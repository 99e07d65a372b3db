import { useEffect, useRef, type RefObject } from 'react'
import { flushFilters, toggleFilter, type ActiveFilter } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Elements } from '@nimbus/shared-ui/elements'
import { Button } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { useSameHeight } from '@nimbus/shared-ui/same-height'
import * as messages from '../../../messages/de'
import type { DeviceListPage } from '../api/load-device-list'
import { listHref, NO_TARIFF, withFilters, withSort, type ListChoice } from '../model/list-choice'
import { ActiveFilters } from './active-filters'
import styles from './device-list.module.css'
import { DeviceTile } from './device-tile'
import { FilterPanel } from './filter-panel'
import { SortOrders } from './sort-orders'
import { Pagination } from './pagination'
import { useFirstCards } from './use-first-cards'
import { useListChoice } from './use-list-choice'

const text = messages.deviceList

interface DeviceListProps {
  list: DeviceListPage
  /** What the address names. */
  shown: ListChoice
  /** Id of the cart's tariff. */
  own: string | undefined
  /** What says the tariff of the prices. */
  priced: Elements
}

/** Filters and devices. A choice shows at once; until its list is there, the old one stays and is marked busy. */
export function DeviceList({ list, shown, own, priced }: DeviceListProps) {
  const { category, facets, total, page, pages, cards, tariff } = list
  const { choice, pending, choose } = useListChoice(category.slug, shown, own)
  const heading = useFocusOnNewPage(page)
  const count = useFirstCards()
  // loose: a price stands at the foot of its card and begins higher where it has a line more
  const tiles = useSameHeight<HTMLUListElement>('loose')

  const toggle = (filter: ActiveFilter): void =>
    choose((before) => withFilters(before, toggleFilter(before.filters, filter)))
  const remove = (change: () => void): void => {
    change()
    // the button that was pressed goes
    heading.current?.focus()
  }
  const removeAll = (): void =>
    remove(() => choose((before) => withFilters(before, flushFilters(before.filters, before.filters).active)))

  // where the prices aren't those that a device's page would begin with, its address says so
  const named = shown.tariff === undefined ? undefined : tariff.id
  return (
    <div className={styles.list}>
      <div className={styles.controls}>
        <h2 ref={heading} id="ergebnis" className={styles.count} tabIndex={-1} aria-live="polite">
          {text.count(total)}
        </h2>
        {priced}
      </div>
      <FilterPanel facets={facets} active={choice.filters} onToggle={toggle} />
      <SortOrders sort={choice.sort} onSort={(sort) => choose((before) => withSort(before, sort))} />
      <section className={styles.devices} aria-labelledby="ergebnis" aria-busy={pending}>
        <ActiveFilters
          active={choice.filters}
          facets={facets}
          onRemove={(filter) => remove(() => toggle(filter))}
          onRemoveAll={removeAll}
        />
        {cards.length > 0 ? (
          <ul className="dgrid" ref={tiles}>
            {cards.slice(0, count).map((card, index) => (
              <DeviceTile
                key={card.slug}
                card={card}
                href={routes.device(category.slug, card.slug, { pid: card.shown.id, ...(named && { tariff: named }) })}
                tariff={tariff}
                named={card.shown.id === shown.pid}
                first={index === 0}
              />
            ))}
          </ul>
        ) : (
          <NothingFound filtered={shown.filters.length > 0} onRemoveAll={removeAll} />
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => listHref(category.slug, { ...choice, page: number, pid: undefined })}
        />
        <Hidden list={list} choice={choice} />
      </section>
    </div>
  )
}

function NothingFound({ filtered, onRemoveAll }: { filtered: boolean; onRemoveAll(): void }) {
  return (
    <EmptyState
      title={text.empty}
      headingLevel={3}
      action={filtered && <Button onClick={onRemoveAll}>{text.filter.removeAll}</Button>}
    >
      {filtered ? text.emptyText : text.emptyCategory}
    </EmptyState>
  )
}

/** How many devices the chosen tariff hides, and the way to see them (decisions). */
function Hidden({ list: { category, hidden, total, tariff }, choice }: { list: DeviceListPage; choice: ListChoice }) {
  if (hidden === 0) return null
  return (
    <p className={`small ${styles.hidden}`}>
      <span className="muted">{text.hidden(hidden, total, tariff.name)}</span>{' '}
      <a className="link" href={listHref(category.slug, { ...choice, tariff: NO_TARIFF, page: 1 })}>
        {text.showAll}
      </a>
    </p>
  )
}

/** Another page of the list begins at its top, for those who came by its links: filters keep focus and place. */
function useFocusOnNewPage(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(page)
  useEffect(() => {
    const { activeElement, body } = document
    const byLink = activeElement === body || activeElement?.closest('nav')
    if (before.current !== page && byLink) {
      heading.current?.scrollIntoView?.({ block: 'center' })
      heading.current?.focus({ preventScroll: true })
    }
    before.current = page
  }, [page])
  return heading
}
