import { useRef, type RefObject } from 'react'
import { useEarlyInput } from '../field/use-early-input'

/** Reports the radio button that a customer chose before hydration; goes on the fieldset. */
export function useEarlyChoice(
  value: string,
  onChange: (value: string) => void,
): RefObject<HTMLFieldSetElement | null> {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const chosen = () => fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value
  useEarlyInput(() => chosen() ?? value, value, onChange)
  return fieldset
}
