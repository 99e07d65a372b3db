import { useRef } from 'react'
import { SORT_ORDERS, type SortOrder } from '@nimbus/shared-contracts/catalogue'
import { useEarlyInput } from '@nimbus/shared-ui/field'
import * as messages from '../../../messages/de'
import styles from './device-list.module.css'

const text = messages.deviceList.sort

/** The orders of the list. */
export function SortOrders({ sort, onSort }: { sort: SortOrder; onSort(sort: SortOrder): void }) {
  const order = useRef<HTMLSelectElement>(null)
  const report = (value: string): void => onSort(SORT_ORDERS.find((known) => known === value) ?? 'recommended')
  useEarlyInput<string>(() => order.current?.value ?? sort, sort, report)
  return (
    <div className={styles.sort}>
      <label htmlFor="sortierung">{text.label}</label>
      <select id="sortierung" className="inp" ref={order} value={sort} onChange={({ target }) => report(target.value)}>
        {SORT_ORDERS.map((known) => (
          <option key={known} value={known}>
            {text[known]}
          </option>
        ))}
      </select>
    </div>
  )
}
