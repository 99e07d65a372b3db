import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useEarlyInput } from './use-early-input'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Keeps a control and its value in step, whoever fills it: autofill that fires only `change` (iOS) or no event at all, and
 * what was typed before hydration. The control is uncontrolled, so that a new render never overwrites it; a changed
 * `value` does, unless `same` says that the control shows it already ("1" for "01"). Before the form's own submit handler
 * runs, the control is read once more.
 */
export function useFilledValue<Element extends Control>(
  value: string,
  onChange: (value: string) => void,
  same: (one: string, other: string) => boolean = Object.is,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const shown = useRef(value)
  const latest = useRef({ value, onChange })

  useBrowserLayoutEffect(() => {
    latest.current = { value, onChange }
    if (shown.current === value) return
    shown.current = value
    if (ref.current && !same(ref.current.value, value)) ref.current.value = value
  })

  const read = () => {
    const text = ref.current?.value
    if (text !== undefined && text !== latest.current.value) latest.current.onChange(text)
  }

  useEarlyInput(() => ref.current?.value ?? value, value, onChange)

  useEffect(() => {
    const control = ref.current
    const form = control?.form
    const readNow = () => flushSync(read)
    control?.addEventListener('change', read)
    form?.addEventListener('submit', readNow, true)
    return () => {
      control?.removeEventListener('change', read)
      form?.removeEventListener('submit', readNow, true)
    }
  }, [])

  return ref
}
