import { useEffect, useRef } from 'react'
import { DEFAULT_TRIGGERS, type FieldDefinition, type FieldType, type Trigger } from '@nimbus/shared-contracts/forms'
import { useAfterPress } from './use-after-press'

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
