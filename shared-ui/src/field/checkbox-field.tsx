import { useEffect, useRef, type ReactNode } from 'react'
import { describedBy, ErrorText, Hint, type Messages } from './labelling'

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
  useEffect(() => {
    // A click before hydration only changed the page.
    if (ref.current && ref.current.checked !== checked) onChange(ref.current.checked)
  }, [])
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
