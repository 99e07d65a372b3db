import type { ReactNode } from 'react'
import { classes } from '../classes/classes'
import { useEarlyChoice } from './use-early-choice'

export interface CardOption {
  value: string
  label: ReactNode
  price?: string
  sub?: ReactNode
}

interface OptionCardsProps {
  legend: ReactNode
  name: string
  options: readonly CardOption[]
  value: string
  onChange: (value: string) => void
  hideLegend?: boolean
}

/** One of a few options with price and explanation: router, payment. */
export function OptionCards({ legend, name, options, value, onChange, hideLegend }: OptionCardsProps) {
  const fieldset = useEarlyChoice(value, onChange)
  return (
    <fieldset className="choice" ref={fieldset}>
      <legend className={classes('legend', hideLegend && 'vh')}>{legend}</legend>
      <div className="opts">
        {options.map((option) => (
          <label className="opt-card" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <b>{option.label}</b>
            {option.price !== undefined && <b className="num">{` ${option.price}`}</b>}
            {option.sub && (
              <span className="sub">
                {' '}
                <span>{option.sub}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
