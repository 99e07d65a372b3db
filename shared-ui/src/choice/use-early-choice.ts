import { useEffect, useRef, type RefObject } from 'react'

/** Reports the radio button that a customer chose before hydration; goes on the fieldset. */
export function useEarlyChoice(
  value: string,
  onChange: (value: string) => void,
): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen && chosen.value !== value) onChange(chosen.value)
  }, [])
  return fieldset
}
