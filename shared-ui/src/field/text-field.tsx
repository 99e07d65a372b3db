import type { ComponentProps } from 'react'
import { classes } from '../classes/classes'
import { FieldShell, type FieldWidth } from './field-shell'
import { describedBy, type Messages } from './labelling'
import { useFilledValue } from './use-filled-value'

type Passed = 'name' | 'type' | 'autoComplete' | 'inputMode' | 'disabled' | 'readOnly' | 'placeholder' | 'maxLength'

export interface TextFieldProps extends Messages, Pick<ComponentProps<'input'>, Passed> {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  width?: FieldWidth
  /** Tabular figures, for IBAN or phone. */
  numeric?: boolean
}

/** A line of text with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, width, numeric, error, hint, optional, valid, ...input } = props
  const messages = { error, hint, optional, valid }
  const ref = useFilledValue<HTMLInputElement>(value, onChange)
  return (
    <FieldShell id={id} label={label} width={width} {...messages}>
      <input
        {...input}
        ref={ref}
        id={id}
        className={classes('inp', numeric && 'num')}
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, messages)}
      />
    </FieldShell>
  )
}
