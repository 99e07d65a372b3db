import { useEffect, useRef, type CSSProperties, type RefObject } from 'react'
import type { ActiveFilter, Facet } from '@nimbus/shared-contracts/catalogue'
import { Icon } from '@nimbus/shared-ui/icon'
import { messages } from '../../../messages/de'
import styles from './device-list.module.css'

const text = messages.deviceList

interface FilterPanelProps {
  facets: readonly Facet[]
  active: readonly ActiveFilter[]
  onToggle(filter: ActiveFilter): void
}

/** All values of all filters with their counts; folded below lg, beside the list from there on. */
export function FilterPanel({ facets, active, onToggle }: FilterPanelProps) {
  const form = useEarlyToggles(active, onToggle)
  return (
    <details className={styles.filter}>
      <summary>
        <Icon name="sliders-horizontal" />
        {text.filter.title}{' '}
        {active.length > 0 && <span className={styles.activeCount}>{text.filter.active(active.length)}</span>}
        <Icon name="chevron-down" />
      </summary>
      <form
        ref={form}
        className={styles.facets}
        aria-label={text.filter.form}
        onSubmit={(event) => event.preventDefault()}
      >
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
function FacetChip({ facet, option: { value, count, color }, checked, onToggle }: FacetChipProps) {
  return (
    <label className={count === 0 ? `chip ${styles.none}` : 'chip'}>
      <input type="checkbox" name={facet} value={value} checked={checked} onChange={onToggle} />
      {color && !checked && <i className="sw" style={{ '--k': color } as CSSProperties} />}
      <Icon name="check" />
      <span>{value}</span>{' '}
      <span className="n">
        {count}
        <span className="vh"> {text.devices(count)}</span>
      </span>
    </label>
  )
}

/** Reports what was ticked before the page was alive. */
function useEarlyToggles(
  active: readonly ActiveFilter[],
  onToggle: (filter: ActiveFilter) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])]
    const early = boxes
      .map(({ name, value, checked }) => ({ key: name as ActiveFilter['key'], value, checked }))
      .filter(({ key, value, checked }) => checked !== isActive(active, { key, value }))
    let gone = false
    queueMicrotask(() => {
      if (!gone) early.forEach(({ key, value }) => onToggle({ key, value }))
    })
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was there at hydration counts
  }, [])
  return form
}

const isActive = (active: readonly ActiveFilter[], { key, value }: ActiveFilter): boolean =>
  active.some((filter) => filter.key === key && filter.value === value)
