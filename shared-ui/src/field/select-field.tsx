import { useEffect } from 'react'
import { FieldShell, type FieldWidth } from './field-shell'
import { describedBy, type Messages } from './labelling'
import { useFilledValue } from './use-filled-value'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Messages {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly SelectOption[]
  /** First entry, with the empty value: "Bitte wählen". */
  placeholder?: string
  name?: string
  autoComplete?: string
  disabled?: boolean
  width?: FieldWidth
}

/** A native select. Without placeholder, `value` must be one of the options. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, value, onChange, options, placeholder, width, error, hint, optional, valid, ...select } = props
  const messages = { error, hint, optional, valid }
  const ref = useFilledValue<HTMLSelectElement>(value, onChange)
  const choices = options.map((option) => option.value).join('\n')
  useEffect(() => {
    // The option of this value may have come only now.
    if (ref.current && options.some((option) => option.value === value)) ref.current.value = value
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a changed value is shown by useFilledValue
  }, [choices])
  return (
    <FieldShell id={id} label={label} width={width} {...messages}>
      <select
        {...select}
        ref={ref}
        id={id}
        className="inp"
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, messages)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
