import type { ReactNode } from 'react'
import { classes } from '../classes/classes'
import { Icon } from '@nimbus/shared-ui/icon'
import { useEarlyChoice } from './use-early-choice'

export interface ChoiceOption {
  value: string
  label: string
  /** Beside the label: "+ 10 €". */
  note?: string
  disabled?: boolean
  /** Why it can't be chosen, in place of the note: "nicht in Fjordblau". */
  reason?: string
}

export interface ChoiceProps {
  legend: ReactNode
  name: string
  options: readonly ChoiceOption[]
  value: string
  onChange: (value: string) => void
  /** Only for screen readers, when a heading says the same. */
  hideLegend?: boolean
}

/** One of a few options as chips; what can't be chosen stays visible with its reason. */
export function ChipGroup({ legend, name, options, value, onChange, hideLegend }: ChoiceProps) {
  const fieldset = useEarlyChoice(value, onChange)
  return (
    <fieldset className="choice" ref={fieldset}>
      <legend className={classes('legend', hideLegend && 'vh')}>{legend}</legend>
      <div className="chips">
        {options.map((option) => (
          <label className="chip" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {!option.disabled && <Icon name="check" />}
            <span>{option.label}</span>
            {option.disabled
              ? option.reason && <span className="n">{` ${option.reason}`}</span>
              : option.note && <span className="n">{` ${option.note}`}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
