import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { isComposing } from '@nimbus/shared-ui/composing'
import { FieldShell, type FieldWidth } from '../field/field-shell'
import { describedBy, type Messages } from '../field/labelling'
import { useFilledValue } from '../field/use-filled-value'
import { Marked } from './marked'
import { useSuggestions, type Item, type Load } from './use-suggestions'

export type { Item }

export interface ComboboxProps extends Omit<Messages, 'valid'> {
  id: string
  label: string
  /** The text in the field; free text is allowed. */
  value: string
  onChange: (text: string) => void
  onSelect: (item: Item) => void
  onBlur?: () => void
  load: Load
  minLength?: number
  /** Asks as soon as the empty field has the focus, for a question with few answers; `minLength` is 0 then. */
  askOnFocus?: boolean
  /** Shown when nothing was found for what was typed. */
  emptyText: string
  /** The way out of an empty list: "Adresse selbst eingeben". */
  emptyAction?: { label: string; onClick: () => void }
  name?: string
  autoComplete?: string
  placeholder?: string
  disabled?: boolean
  width?: FieldWidth
}

/** A press on the list leaves the focus in the field; Safari would take it away and close the list before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const countText = (count: number): string => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`)

/** A text field with suggestions: arrows, Enter and Escape work, Tab keeps the text. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, onChange, onSelect, onBlur, load, minLength = 3, width, emptyText, emptyAction } = props
  const { askOnFocus = false, error, hint, optional, name, autoComplete = 'off', placeholder, disabled } = props
  const { items, ask, cancel, clear } = useSuggestions(load, minLength)
  const [active, setActive] = useState(-1)
  const ref = useFilledValue<HTMLInputElement>(value, type)
  const listId = `${id}-list`
  const open = items !== undefined && items.length > 0

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, listId])

  const close = () => {
    clear()
    setActive(-1)
  }

  // the answer to a sent form is not covered by a list
  useEffect(() => {
    const form = ref.current?.form
    form?.addEventListener('submit', close)
    return () => form?.removeEventListener('submit', close)
  })

  const pick = (item: Item) => {
    onChange(item.label)
    onSelect(item)
    close()
  }
  /** Also what was typed before hydration. */
  function type(text: string): void {
    setActive(-1)
    onChange(text)
    // Autofill also types, but nobody looks at the list then.
    if (document.activeElement === ref.current) ask(text)
  }
  const move = (step: number) => {
    if (!items?.length) return ask(ref.current?.value ?? '')
    const stops = items.length + 1
    setActive((now) => ((now + 1 + step + stops) % stops) - 1)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const item = items?.[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && open && item) pick(item)
    else if (event.key === 'Escape' && items) close()
    else return
    event.preventDefault()
  }

  return (
    <FieldShell id={id} label={label} width={width} error={error} hint={hint} optional={optional}>
      <div
        className="combo"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return
          // that nothing was found stays: a button below would move away from the pointer that presses it
          if (items?.length === 0) cancel()
          else close()
          onBlur?.()
        }}
      >
        <input
          ref={ref}
          id={id}
          className="inp"
          role="combobox"
          name={name}
          autoComplete={autoComplete}
          placeholder={placeholder}
          disabled={disabled}
          defaultValue={value}
          onFocus={() => {
            if (askOnFocus && value === '') ask('')
          }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <ul className="sug" id={listId} role="listbox" aria-label="Vorschläge" hidden={!open}>
          {items?.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
            <li
              key={item.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-label={item.label}
              onMouseDown={keepFocus}
              onClick={() => pick(item)}
            >
              <Marked label={item.label} query={value} />
            </li>
          ))}
        </ul>
        <p className={open ? 'vh' : 'hint'} role="status">
          {items && (items.length > 0 ? countText(items.length) : value && emptyText)}
        </p>
        {items?.length === 0 && emptyAction && (
          <button type="button" className="lbtn" onMouseDown={keepFocus} onClick={emptyAction.onClick}>
            {emptyAction.label}
          </button>
        )}
      </div>
    </FieldShell>
  )
}
