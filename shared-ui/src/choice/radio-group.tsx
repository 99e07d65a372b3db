import { fieldClass, type FieldWidth } from '../field/field-shell'
import { describedBy, ErrorText, Hint, Optional, type Messages } from '../field/labelling'
import { useEarlyChoice } from './use-early-choice'

export interface RadioOption {
  value: string
  label: string
  description?: string
}

export interface RadioGroupProps extends Pick<Messages, 'error' | 'hint' | 'optional'> {
  id: string
  legend: string
  name: string
  options: readonly RadioOption[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  width?: FieldWidth
}

/** A question with one answer. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, name, options, value, onChange, error, hint, optional, disabled, width } = props
  const fieldset = useEarlyChoice(value, onChange)
  return (
    <fieldset
      ref={fieldset}
      id={id}
      className={fieldClass(width)}
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { error, hint })}
    >
      <legend className="legend">
        <span>{legend}</span>
        <Optional optional={optional} />
      </legend>
      <Hint id={id} hint={hint} />
      <div>
        {options.map((option) => (
          <label className="check" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.description && <span className="hint check__d">{` ${option.description}`}</span>}
            </span>
          </label>
        ))}
      </div>
      <ErrorText id={id} error={error} />
    </fieldset>
  )
}
