import { useRef, type CSSProperties } from 'react'
import type { ActiveFilter, Facet } from '@nimbus/shared-contracts/catalogue'
import { useEarlyInput } from '@nimbus/shared-ui/field'
import { Icon } from '@nimbus/shared-ui/icon'
import * as messages from '../../../messages/de'
import styles from './device-list.module.css'

const text = messages.deviceList

interface FilterPanelProps {
  facets: readonly Facet[]
  active: readonly ActiveFilter[]
  onToggle(filter: ActiveFilter): void
}

/** All values of all filters with their counts; folded below lg, beside the list from there on. */
export function FilterPanel({ facets, active, onToggle }: FilterPanelProps) {
  return (
    <details className={styles.filter}>
      <summary>
        <Icon name="sliders-horizontal" />
        {text.filter.title}{' '}
        {active.length > 0 && <span className={styles.activeCount}>{text.filter.active(active.length)}</span>}
        <Icon name="chevron-down" />
      </summary>
      <form className={styles.facets} aria-label={text.filter.form} onSubmit={(event) => event.preventDefault()}>
        {facets
          .filter(({ options }) => options.length > 0)
          .map(({ key, options }) => (
            <fieldset key={key} className={styles.facet}>
              <legend>{text.filter[key]}</legend>
              <div className="chips">
                {options.map((option) => (
                  <FacetChip
                    key={option.value}
                    facet={key}
                    option={option}
                    checked={isActive(active, { key, value: option.value })}
                    onToggle={() => onToggle({ key, value: option.value })}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </form>
    </details>
  )
}

interface FacetChipProps {
  facet: Facet['key']
  option: Facet['options'][number]
  checked: boolean
  onToggle(): void
}

/** A value with the number of its devices; one without stays to be seen, quietly. */
function FacetChip({ facet, option: { value, label = value, count, color }, checked, onToggle }: FacetChipProps) {
  const box = useRef<HTMLInputElement>(null)
  useEarlyInput(() => box.current?.checked ?? checked, checked, onToggle)
  return (
    <label className={count === 0 ? `chip ${styles.none}` : 'chip'}>
      <input ref={box} type="checkbox" name={facet} value={value} checked={checked} onChange={onToggle} />
      {color && !checked && <i className="sw" style={{ '--k': color } as CSSProperties} />}
      <Icon name="check" />
      <span>{label}</span>{' '}
      <span className="n">
        <span>{count}</span>
        <span className="vh">{` ${text.devices(count)}`}</span>
      </span>
    </label>
  )
}

const isActive = (active: readonly ActiveFilter[], { key, value }: ActiveFilter): boolean =>
  active.some((filter) => filter.key === key && filter.value === value)
