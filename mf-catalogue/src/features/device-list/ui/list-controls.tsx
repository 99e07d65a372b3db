import { useRef, type Ref } from 'react'
import { SORT_ORDERS, type SortOrder } from '@nimbus/shared-contracts/catalogue'
import { useEarlyInput } from '@nimbus/shared-ui/field'
import * as messages from '../../../messages/de'
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
  const order = useRef<HTMLSelectElement>(null)
  const report = (value: string): void => onSort(SORT_ORDERS.find((known) => known === value) ?? 'recommended')
  useEarlyInput<string>(() => order.current?.value ?? sort, sort, report)
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
          ref={order}
          value={sort}
          onChange={({ target }) => report(target.value)}
        >
          {SORT_ORDERS.map((known) => (
            <option key={known} value={known}>
              {text.sort[known]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
