import { useRef, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isComposing } from '@nimbus/shared-ui/composing'
import { dateParts, dateValue, readDate, type DateParts } from './date-parts'
import { describedBy, ErrorText, Hint, Optional, type Messages } from './labelling'
import { useFilledValue } from './use-filled-value'

export interface DateFieldProps extends Pick<Messages, 'error' | 'hint' | 'optional'> {
  id: string
  legend: string
  /** YYYY-MM-DD; while incomplete year, month and day as typed: "1990--1". */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** A birth date, for the browser's autofill. */
  autoComplete?: 'bday'
  disabled?: boolean
}

/** "1" and "01" are the same day; the control keeps what was typed. */
const sameNumber = (one: string, other: string): boolean =>
  one.replace(/^0(?=\d)/, '') === other.replace(/^0(?=\d)/, '')

const PARTS = [
  { part: 'day', label: 'Tag' },
  { part: 'month', label: 'Monat' },
  { part: 'year', label: 'Jahr' },
] as const

interface PartProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  onSeparator: () => void
  autoComplete?: string
  disabled?: boolean
  invalid: boolean
  describedBy?: string
}

function DatePart({
  id,
  label,
  value,
  onChange,
  onSeparator,
  autoComplete,
  disabled,
  invalid,
  describedBy,
}: PartProps) {
  const ref = useFilledValue<HTMLInputElement>(value, onChange, sameNumber)
  const next = (event: KeyboardEvent) => {
    if (isComposing(event) || !['.', '/', '-'].includes(event.key)) return
    event.preventDefault()
    onSeparator()
  }
  const typed = (target: HTMLInputElement) => {
    // an input method for wide scripts has wide digits
    const text = target.value.normalize('NFKC')
    if (readDate(text)) return onChange(text)
    // Keyboards of phones name no key, so that a separator arrives as text.
    target.value = text.replace(/\D/g, '')
    onChange(target.value)
    if (/[./-]$/.test(text)) onSeparator()
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        className="inp"
        inputMode="numeric"
        autoComplete={autoComplete}
        disabled={disabled}
        defaultValue={value}
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
          // until it is composed, it is the input method's
          if (!(nativeEvent as InputEvent).isComposing) typed(target)
        }}
        onCompositionEnd={({ currentTarget }) => typed(currentTarget)}
        onKeyDown={next}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  )
}

/** A date as three inputs. A whole date can be typed with dots or pasted into any of them. */
export function DateField(props: DateFieldProps) {
  const { id, legend, value, onChange, onBlur, error, hint, optional, autoComplete, disabled } = props
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const parts = dateParts(value)
  const description = describedBy(id, { error, hint })

  /** All three as they stand in the page, since autofill sets them at once. */
  const typed = (part: keyof DateParts, text: string) => {
    const [day = '', month = '', year = ''] = [...(fieldset.current?.querySelectorAll('input') ?? [])].map(
      (input) => input.value,
    )
    onChange(dateValue(readDate(text) ?? { day, month, year, [part]: text }))
  }
  const pasted = (event: ClipboardEvent) => {
    const date = readDate(event.clipboardData.getData('text'))
    if (!date) return
    event.preventDefault()
    onChange(dateValue(date))
  }
  const focusPart = (index: number) => fieldset.current?.querySelectorAll('input')[index]?.focus()

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its inputs do
    <fieldset
      ref={fieldset}
      id={id}
      className="field"
      aria-describedby={description}
      onPaste={pasted}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend className="legend">
        <span>{legend}</span>
        <Optional optional={optional} />
      </legend>
      <Hint id={id} hint={hint} />
      <div className="date">
        {PARTS.map(({ part, label }, index) => (
          <DatePart
            key={part}
            id={`${id}-${part}`}
            label={label}
            value={parts[part]}
            onChange={(text) => typed(part, text)}
            onSeparator={() => focusPart(index + 1)}
            autoComplete={autoComplete && `${autoComplete}-${part}`}
            disabled={disabled}
            invalid={Boolean(error)}
            describedBy={description}
          />
        ))}
      </div>
      <ErrorText id={id} error={error} />
    </fieldset>
  )
}
