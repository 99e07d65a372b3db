import type { Ref } from 'react'
import { SORT_ORDERS, type SortOrder } from '@nimbus/shared-contracts/catalogue'
import { messages } from '../../../messages/de'
import styles from './device-list.module.css'

const text = messages.deviceList

interface ListControlsProps {
  total: number
  sort: SortOrder
  heading: Ref<HTMLHeadingElement>
  onSort(sort: SortOrder): void
}

/** How many devices there are, said aloud when it changes, and their order. */
export function ListControls({ total, sort, heading, onSort }: ListControlsProps) {
  return (
    <div className={styles.controls}>
      <h2 ref={heading} id="ergebnis" className={styles.count} tabIndex={-1} aria-live="polite">
        {text.count(total)}
      </h2>
      <div className={styles.sort}>
        <label htmlFor="sortierung">{text.sort.label}</label>
        <select
          id="sortierung"
          className="inp"
          value={sort}
          onChange={({ target }) => onSort(SORT_ORDERS.find((order) => order === target.value) ?? 'recommended')}
        >
          {SORT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {text.sort[order]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
