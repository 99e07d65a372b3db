import { useRef } from 'react'
import { useEarlyInput } from '../field/use-early-input'
import type { ChoiceProps } from './chip-group'
import { Segments } from './segments'

/** One of a few short values in one line: segments where there is room for all of them, a native select elsewhere. */
export function CompactChoice(props: ChoiceProps) {
  const { legend, options, value, onChange } = props
  const select = useRef<HTMLSelectElement>(null)
  useEarlyInput(() => select.current?.value ?? value, value, onChange)
  return (
    <div className="compact">
      <Segments {...props} />
      <label className="compact__s">
        <span>{legend}</span>
        <select className="inp" ref={select} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {[option.label, option.note].filter(Boolean).join(' ')}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
