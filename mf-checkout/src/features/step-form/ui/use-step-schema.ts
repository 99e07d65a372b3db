import { useCallback, useEffect, useRef, useState } from 'react'
import { publish } from '@nimbus/shared-contracts/events'
import { noticeFor } from '@nimbus/shared-contracts/errors'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { host } from '@nimbus/shared-contracts/remote'
import { loadFormSchema } from '../api/form-schema'
import { importModule } from '../api/import-module'
import { loadValidator, type Validator } from '../api/validator'
import type { FormScope } from '../../../model/form-scope'

export type StepSchema =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; schema: FormSchema; validate: Validator }

type Loaded = Exclude<StepSchema, { state: 'failed' }> | { state: 'failed' }

/** The order isn't known to the server any more. */
const LOST = 'lost'

/** Form and validator of a scope. Leaving the step gives the request up silently; a failure can be tried again. */
export function useStepSchema(orderPath: string, scope: FormScope, onLost: () => void): StepSchema {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const lost = useRef(onLost)
  useEffect(() => {
    lost.current = onLost
  })

  useEffect(() => {
    const given = new AbortController()
    setLoaded({ state: 'loading' })
    void load(orderPath, scope, given.signal).then((result) => {
      if (given.signal.aborted) return
      if (result === LOST) return lost.current()
      if (result.state === 'failed') publish('toast:show', noticeFor('formSchema', undefined))
      setLoaded(result)
    })
    return () => given.abort()
  }, [orderPath, scope, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return loaded.state === 'failed' ? { state: 'failed', retry } : loaded
}

async function load(orderPath: string, scope: FormScope, signal: AbortSignal): Promise<Loaded | typeof LOST> {
  const { api, apiBase } = host()
  const schema = await loadFormSchema(api, orderPath, scope, signal)
  if (!schema.ok) {
    // the shell answers the end of a session
    if (schema.error.status === 403 || schema.error.kind === 'aborted') return { state: 'loading' }
    return schema.error.status === 404 ? LOST : { state: 'failed' }
  }
  const validator = await loadValidator(apiBase, schema.value, importModule)
  if (validator.ok) return { state: 'ready', schema: schema.value, validate: validator.value }
  console.error(validator.error)
  return { state: 'failed' }
}
