import type { ComponentProps } from 'react'
import { FieldShell, type FieldWidth } from './field-shell'
import { describedBy, type Messages } from './labelling'
import { useFilledValue } from './use-filled-value'

export interface TextAreaFieldProps extends Messages, Pick<ComponentProps<'textarea'>, 'name' | 'rows'> {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  width?: FieldWidth
}

/** Text of several lines with label, hint and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, value, onChange, width, error, hint, optional, ...area } = props
  const messages = { error, hint, optional }
  const ref = useFilledValue<HTMLTextAreaElement>(value, onChange)
  return (
    <FieldShell id={id} label={label} width={width} {...messages}>
      <textarea
        {...area}
        ref={ref}
        id={id}
        className="inp"
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, messages)}
      />
    </FieldShell>
  )
}
