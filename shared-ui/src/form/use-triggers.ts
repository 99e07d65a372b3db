import { useEffect, useRef, useState } from 'react'
import { DEFAULT_TRIGGERS, type FieldDefinition, type FieldType, type Trigger } from '@nimbus/shared-contracts/forms'

/** The controls whose values are chosen: there is no typing before the change. */
const CHOICES: readonly FieldType[] = ['radio', 'checkbox', 'select']

interface FieldInput {
  value: unknown
  onChange: (value: unknown) => void
  /** Marks the field as touched, from when on its message shows. */
  onBlur: () => void
}

/** A control's handlers that touch its field when one of the definition's triggers fires, instead of always on blur. */
export function useTriggers(
  { value, onChange, onBlur: touch }: FieldInput,
  { type, triggers }: Pick<FieldDefinition, 'type' | 'triggers'>,
): Pick<FieldInput, 'onChange' | 'onBlur'> {
  /** What this control last made of the value, and what it was when the field was last left. */
  const own = useRef(value)
  const left = useRef(value)
  const afterPress = useAfterPress()
  const fire = (...fired: Trigger[]): void => {
    if (fired.some((trigger) => (triggers ?? DEFAULT_TRIGGERS).includes(trigger))) touch()
  }

  useEffect(() => {
    if (own.current === value) return
    own.current = value
    left.current = value
    fire('modelUpdate')
  })

  return {
    onChange(next) {
      if (next === own.current) return
      own.current = next
      onChange(next)
      if (CHOICES.includes(type)) {
        left.current = next
        fire('input', 'change')
      } else fire('input')
    },
    onBlur() {
      const changed = own.current !== left.current
      left.current = own.current
      afterPress(() => fire('blur', ...(changed ? (['change'] as const) : [])))
    },
  }
}

/** What ends a press: a drag and a menu may keep its mouseup. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu'] as const

/**
 * Runs an action at once, or when the pressed mouse button is up again: a message that shows up while a control below it is
 * pressed moves the control away, and the press goes nowhere.
 */
function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = (): void => {
      pressed.current = true
    }
    const release = (): void => {
      pressed.current = false
      const actions = waiting.current.splice(0)
      // the click comes right after the button is up
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()))
    }
    window.addEventListener('mousedown', press, true)
    RELEASES.forEach((name) => window.addEventListener(name, release, true))
    return () => {
      window.removeEventListener('mousedown', press, true)
      RELEASES.forEach((name) => window.removeEventListener(name, release, true))
    }
  }, [])
  return (action) => {
    if (pressed.current) waiting.current.push(action)
    else action()
  }
}

interface FieldMeta {
  error?: unknown
  submitError?: unknown
  dirtySinceLastSubmit?: boolean
  touched?: boolean
  active?: boolean
}

/**
 * The message to show: none while a field is typed in for the first time, from leaving it or submitting on, and once
 * shown it follows every change. What the server refused counts until the field is changed.
 */
export function useShownError({
  error,
  submitError,
  dirtySinceLastSubmit,
  touched,
  active,
}: FieldMeta): string | undefined {
  const [shown, setShown] = useState(false)
  const message = text(error) ?? (dirtySinceLastSubmit ? undefined : text(submitError))
  const due = message !== undefined && touched === true && active !== true
  if (due && !shown) setShown(true)
  if (message === undefined && shown) setShown(false)
  return shown || due ? message : undefined
}

const text = (message: unknown): string | undefined => (typeof message === 'string' ? message : undefined)
