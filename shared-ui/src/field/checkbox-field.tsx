import { useRef, type ReactNode } from 'react'
import { describedBy, ErrorText, Hint, type Messages } from './labelling'
import { useEarlyInput } from './use-early-input'

export interface CheckboxFieldProps extends Pick<Messages, 'error' | 'hint'> {
  id: string
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
}

/** A checkbox with its sentence; never preselected when it costs money or gives consent. */
export function CheckboxField({ id, label, checked, onChange, error, hint, ...input }: CheckboxFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEarlyInput(() => ref.current?.checked ?? checked, checked, onChange)
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input
          {...input}
          ref={ref}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <span>{label}</span>
      </label>
      <Hint id={id} hint={hint} />
      <ErrorText id={id} error={error} />
    </div>
  )
}
