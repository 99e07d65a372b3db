import { useEffect } from 'react'
import type { FormApi } from 'final-form'
import { rememberValues, type FormValues } from '@nimbus/shared-contracts/forms'

/** Milliseconds without typing before the values are kept. */
const DELAY = 250

/** Keeps what is typed for a reload or the way back, the IBAN excepted; the last words are kept when the page goes. */
export function useRememberedValues(form: FormApi<FormValues>, scope: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let first = true
    const keep = (): void => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      rememberValues(scope, form.getState().values)
    }
    const unsubscribe = form.subscribe(
      () => {
        // final-form calls at once, when nothing was typed yet
        if (first) first = false
        else {
          clearTimeout(timer)
          timer = setTimeout(keep, DELAY)
        }
      },
      { values: true },
    )
    window.addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [form, scope])
}
