import { classes } from '../classes/classes'
import type { ChoiceProps } from './chip-group'
import { useEarlyChoice } from './use-early-choice'

/** One of two or three short, exclusive values. */
export function Segments({ legend, name, options, value, onChange, hideLegend }: ChoiceProps) {
  const fieldset = useEarlyChoice(value, onChange)
  return (
    <fieldset className="choice" ref={fieldset}>
      <legend className={classes('legend', hideLegend && 'vh')}>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.note && <span>{` ${option.note}`}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
