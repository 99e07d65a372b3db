import { useCallback, useEffect, useRef, useState } from 'react'
import { failed, noticeFor, ok, type Result } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { isSilent, type ApiError } from '@nimbus/shared-contracts/http'
import { askTwice, host } from '@nimbus/shared-contracts/remote'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { de } from './de'
import { loadValidator, type Validator } from './validator'

export type LoadedForm<Code = undefined> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; schema: FormSchema; validate: Validator; code: Code }

type Loaded<Code> = Exclude<LoadedForm<Code>, { state: 'failed' }> | { state: 'failed' }

interface FormSource<Code> {
  /** Names the form; another name is another form. */
  name: string
  load: (signal: AbortSignal) => Promise<Result<FormSchema, ApiError>>
  /** Hears of a refusal first; true when it has said all that there is to say. */
  onRefused?: (error: ApiError) => boolean
  /**
   * Loads what the form is made of besides, at the same time as its schema, and what its schema asks for beside its validator.
   * `schema` stays pending where there is none.
   */
  code?: (schema: Promise<FormSchema>) => Promise<Code>
}

/** Form and validator. Leaving the form gives its request up silently; a failure is told, and can be tried again. */
export function useServerForm<Code = undefined>(source: FormSource<Code>): LoadedForm<Code> {
  const { name } = source
  const [loaded, setLoaded] = useState<Loaded<Code>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })

  useEffect(() => {
    const given = new AbortController()
    setLoaded({ state: 'loading' })
    void loadForm(latest.current, given.signal).then((result) => {
      if (given.signal.aborted || !result) return
      if (result.state === 'failed') publish('toast:show', noticeFor('formSchema', undefined))
      setLoaded(result)
    })
    return () => given.abort()
  }, [name, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return loaded.state === 'failed' ? { state: 'failed', retry } : loaded
}

/** Nothing where others have to say what happened: the shell of the end of a session, the caller of what it knows better. */
async function loadForm<Code>(
  { load, onRefused, code: loadCode }: FormSource<Code>,
  signal: AbortSignal,
): Promise<Loaded<Code> | undefined> {
  const loading = load(signal)
  const loadingCode = askForCode(
    loading.then((answer) => (answer.ok ? answer.value : NEVER)),
    loadCode,
  )
  const schema = await loading
  if (!schema.ok) {
    if (isSilent(schema.error) || signal.aborted) return undefined
    return onRefused?.(schema.error) ? undefined : { state: 'failed' }
  }
  const [validate, code] = await Promise.all([loadValidator(host().apiBase, schema.value), loadingCode])
  if (validate.ok && code.ok)
    return { state: 'ready', schema: schema.value, validate: validate.value, code: code.value }
  for (const part of [validate, code]) if (!part.ok) console.error(part.error)
  return { state: 'failed' }
}

/** Nothing follows from a schema that there isn't. */
const NEVER = new Promise<never>(() => {})

async function askForCode<Code>(
  schema: Promise<FormSchema>,
  load: FormSource<Code>['code'],
): Promise<Result<Code, Error>> {
  try {
    return ok(await askTwice(async () => load?.(schema) as Promise<Code>))
  } catch (cause) {
    return failed(new Error("form-schemas: a form's code can't be loaded", { cause }))
  }
}

/** Why there is no form, and a way to try again. */
export function FormFailure({ onRetry, headingLevel }: { onRetry: () => void; headingLevel?: 3 }) {
  const { title, message } = noticeFor('formSchema', undefined)
  return (
    <Alert kind="error" title={title} role="alert" headingLevel={headingLevel}>
      <p className="small">{message}</p>
      <p>
        <Button variant="secondary" size="s" onClick={onRetry}>
          {de.retry}
        </Button>
      </p>
    </Alert>
  )
}
