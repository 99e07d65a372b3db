import type { ActiveFilter } from '@nimbus/shared-contracts/catalogue'
import { Button } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import * as messages from '../../../messages/de'
import styles from './device-list.module.css'

const text = messages.deviceList.filter

interface ActiveFiltersProps {
  active: readonly ActiveFilter[]
  onRemove(filter: ActiveFilter): void
  onRemoveAll(): void
}

/** The chosen values, each with a way to take it back. */
export function ActiveFilters({ active, onRemove, onRemoveAll }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <div className={styles.active} role="group" aria-label={text.chosen}>
      {active.map((filter) => {
        const label = filter.customValue ?? filter.value
        return (
          <button
            key={`${filter.key} ${filter.value}`}
            type="button"
            className="chip chip--x"
            aria-label={text.remove(label)}
            onClick={() => onRemove(filter)}
          >
            <span>{label}</span>
            <Icon name="x" />
          </button>
        )
      })}
      <Button variant="quiet" size="s" onClick={onRemoveAll}>
        {text.removeAll}
      </Button>
    </div>
  )
}
