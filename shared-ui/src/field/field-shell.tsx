import type { Elements } from '@nimbus/shared-ui/elements'
import { classes } from '../classes/classes'
import { ErrorText, Hint, Optional, ValidText, type Messages } from './labelling'

export type FieldWidth = 'full' | 'half' | 'third' | 'twoThirds'

const WIDTHS: Record<FieldWidth, string | undefined> = {
  full: undefined,
  half: 'field--half',
  third: 'field--third',
  twoThirds: 'field--two-thirds',
}

/** The class names of a field in a FieldGrid. */
export const fieldClass = (width: FieldWidth = 'full'): string => classes('field', WIDTHS[width])

interface FieldShellProps extends Messages {
  id: string
  label: string
  width?: FieldWidth
  children: Elements
}

/** Label, hint, control, error in this order. */
export function FieldShell({ id, label, width, children, error, hint, optional, valid }: FieldShellProps) {
  return (
    <div className={fieldClass(width)}>
      <label htmlFor={id}>
        <span>{label}</span>
        <Optional optional={optional} />
      </label>
      <Hint id={id} hint={hint} />
      {children}
      <ErrorText id={id} error={error} />
      <ValidText id={id} error={error} valid={valid} />
    </div>
  )
}
