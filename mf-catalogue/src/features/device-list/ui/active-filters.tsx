import type { ActiveFilter, Facet } from '@nimbus/shared-contracts/catalogue'
import { Button } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import * as messages from '../../../messages/de'
import styles from './device-list.module.css'

const text = messages.deviceList.filter

interface ActiveFiltersProps {
  active: readonly ActiveFilter[]
  facets: readonly Facet[]
  onRemove(filter: ActiveFilter): void
  onRemoveAll(): void
}

/** The chosen values, each with a way to take it back. */
export function ActiveFilters({ active, facets, onRemove, onRemoveAll }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <div className={styles.active} role="group" aria-label={text.chosen}>
      {active.map((filter) => {
        const label = filter.customValue ?? labelOf(facets, filter)
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

const labelOf = (facets: readonly Facet[], { key, value }: ActiveFilter): string =>
  facets.find((facet) => facet.key === key)?.options.find((option) => option.value === value)?.label ?? value
