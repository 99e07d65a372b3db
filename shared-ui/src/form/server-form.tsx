import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { setIn, type FormState } from 'final-form'
import { Form, useForm, useFormState } from 'react-final-form'
import { valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { ErrorSummary, type FieldError } from '@nimbus/shared-ui/field'
import { checkForm, type FieldErrors, type FormRules } from './check'
import { changedControls, tickedOtherwise, visibleFields, withTriggers, type Definitions } from './fields'
import { SourcesContext, type FormSources } from './form-sources'
import { FormSection } from './form-section'
import { payloadOf } from './payload'
import styles from './form.module.css'

interface ServerFormProps extends FormRules {
  /** What the fields hold at first; a later one changes nothing. */
  initial: FormValues
  /**
   * Called with what can be saved, and with the values as they were typed. Answers with the messages of what was refused
   * all the same.
   */
  onSubmit: (payload: FormValues, values: FormValues) => Promise<FieldErrors | undefined> | void
  /** Called with each change of the values. */
  onValues: (values: FormValues) => void
  sources?: FormSources
  /** Names the form where a page has several. */
  label?: string
  /** Of the box with fields and buttons. */
  className?: string | undefined
  /** Fields alone, without the headings of their sections. */
  bare?: boolean
  /** Between the summary of errors and the fields. */
  notices?: Elements
  /** Below the fields. */
  renderButtons: (submitting: boolean) => Elements
}

const NO_SOURCES: FormSources = {}

/** A form as the server describes it: fields, labels, texts and rules. Its errors are summed up above it once it was sent. */
export function ServerForm({ initial, onSubmit, sources = NO_SOURCES, ...body }: ServerFormProps) {
  const { schema, normalisePhone } = body
  const [first] = useState(initial)
  return (
    <Form<FormValues>
      initialValues={first}
      onSubmit={async (values) => {
        const refused = await onSubmit(payloadOf(schema, values, normalisePhone), values)
        return refused && nested(refused)
      }}
      validate={(values) => nested(checkForm(body, values))}
      subscription={{}}
    >
      {() => (
        <SourcesContext value={sources}>
          <FormBody {...body} />
        </SourcesContext>
      )}
    </Form>
  )
}

/** Messages in the shape of the values, as final-form wants them. {'a.b': 'x'} → {a: {b: 'x'}} */
const nested = (errors: FieldErrors): object =>
  Object.entries(errors).reduce<object>((all, [id, message]) => setIn(all, id, message) ?? all, {})

const SUBSCRIPTION = {
  submitting: true,
  values: true,
  errors: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
} as const

/** Summary, sections and buttons inside of the form. */
function FormBody({
  schema,
  label,
  className,
  bare = false,
  notices,
  renderButtons,
  onValues,
}: Omit<ServerFormProps, 'initial' | 'onSubmit' | 'sources'>) {
  const form = useForm<FormValues>()
  const state = useFormState<FormValues>({ subscription: SUBSCRIPTION })
  const definitions = withTriggers(schema.definitionSchema)
  /** The fields that the last submit found wrong; those that are good by now aren't named any more. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const errors = summaryOf(schema, state).filter(({ id }) => refused.includes(id))
  const summary = useRef<HTMLDivElement>(null)
  const { values, submitting = false } = state

  useChosenAnew(definitions)
  const told = useRef(values)
  useEffect(() => {
    if (told.current === values) return
    for (const id of tickedOtherwise(definitions, told.current, values)) form.change(id, false)
    told.current = values
    onValues(values)
  })

  useEffect(() => {
    if (refused.length > 0) summary.current?.focus()
  }, [refused])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (form.getState().submitting) return
    await form.submit()
    setRefused(summaryOf(schema, form.getState()).map(({ id }) => id))
  }

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      <div className={styles.messages}>
        <ErrorSummary errors={errors} ref={summary} />
        {notices}
      </div>
      <div className={className}>
        {schema.definitionSchema.form.map((section) => (
          <FormSection key={section.id} section={section} definitions={definitions} values={values} bare={bare} />
        ))}
        {renderButtons(submitting)}
      </div>
    </form>
  )
}

/** A field that becomes a choice is empty until somebody chooses; what was typed comes back with the field for typing. */
function useChosenAnew(definitions: Definitions): void {
  const form = useForm<FormValues>()
  const before = useRef({ definitions, typed: new Map<string, unknown>() })
  // before anybody sees the other control
  useLayoutEffect(() => {
    const { typed } = before.current
    for (const { id, isChosen } of changedControls(before.current.definitions, definitions)) {
      const value = valueAt(form.getState().values, id)
      if (isChosen) typed.set(id, value)
      if (isChosen || !value) form.change(id, isChosen ? '' : typed.get(id))
    }
    before.current.definitions = definitions
  })
}

type SummaryState = Pick<FormState<FormValues>, 'values' | 'errors' | 'submitErrors' | 'dirtyFieldsSinceLastSubmit'>

/** Every field with a message, in the order of the page. What the server refused counts until the field is changed. */
function summaryOf(
  schema: FormSchema,
  { values, errors = {}, submitErrors = {}, dirtyFieldsSinceLastSubmit: changed = {} }: SummaryState,
): FieldError[] {
  return visibleFields(schema, values).flatMap(({ id, definition: { label } }) => {
    const message = valueAt(errors, id) ?? (changed[id] ? undefined : valueAt(submitErrors, id))
    return typeof message === 'string' ? [{ id, label, message }] : []
  })
}
