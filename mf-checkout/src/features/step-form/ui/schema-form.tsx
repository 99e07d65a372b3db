import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { formStore, isShown, rememberValues, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { publish } from '@nimbus/shared-contracts/events'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { sentOrderId } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { ErrorSummary } from '@nimbus/shared-ui/field'
import { de } from '../../../messages/de'
import { saveScope } from '../../../order/calls'
import type { Validator } from '../api/validator'
import { fieldErrors, serverErrors, type FieldErrors } from '../model/field-errors'
import { isIbanMissing } from '../model/iban-missing'
import { initialValues } from '../model/initial-values'
import { nestedErrors } from '../model/nested-errors'
import { payloadOf, withShownGroups } from '../model/payload'
import { saveRefusal } from '../model/save-refusal'
import { summaryOf } from '../model/summary-of'
import { withTriggers } from '../model/with-triggers'
import { ChoicesPath } from './choices-path'
import { FormSection } from './form-section'
import type { StepFormProps } from './step-form-props'
import { useRememberedValues } from './use-remembered-values'
import styles from './step-form.module.css'

interface SchemaFormProps extends StepFormProps {
  schema: FormSchema
  validate: Validator
}

/** The messages of all fields for these values: the server's rules and its texts. */
function messagesFor(schema: FormSchema, validate: Validator, values: FormValues): FieldErrors {
  const payload = payloadOf(schema, values)
  const broken = validate(withShownGroups(schema, values, payload)) ? [] : (validate.errors ?? [])
  return fieldErrors(schema, values, payload, broken)
}

/** The form of a schema. What was typed before comes back; saving goes on to the next step. */
export function SchemaForm(props: SchemaFormProps) {
  const { orderPath, scope, schema, validate, prefill, onSaved, onSentBefore, onLost } = props
  const [initial] = useState(() => initialValues(schema, formStore.get().values[scope], prefill))
  const [notice, setNotice] = useState<Notice>()

  const save = async (values: FormValues): Promise<object | undefined> => {
    setNotice(undefined)
    rememberValues(scope, values)
    const answer = await saveScope(host().api, orderPath, scope, payloadOf(schema, values))
    if (answer.ok) {
      onSaved()
      return undefined
    }
    if (answer.error.status === 404) {
      onLost()
      return undefined
    }
    const sent = sentOrderId(answer.error)
    if (sent !== undefined) {
      onSentBefore(sent)
      return undefined
    }
    const named = serverErrors(schema, values, answer.error.details)
    if (Object.keys(named).length > 0) return nestedErrors(named)
    const refused = saveRefusal(answer.error)
    if (refused) publish('toast:show', refused)
    setNotice(refused)
    return undefined
  }

  return (
    <Form<FormValues>
      initialValues={initial}
      onSubmit={save}
      validate={(values) => nestedErrors(messagesFor(schema, validate, values))}
      subscription={{}}
    >
      {() => (
        <ChoicesPath value={`${orderPath}/choices/${scope}`}>
          <FormBody {...props} notice={notice} ibanAgain={isIbanMissing(initial)} />
        </ChoicesPath>
      )}
    </Form>
  )
}

interface FormBodyProps extends SchemaFormProps {
  notice: Notice | undefined
  /** The account is known but for its IBAN. */
  ibanAgain: boolean
}

const SUBSCRIPTION = {
  submitting: true,
  values: true,
  errors: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
} as const

/** Summary, sections and buttons inside of the form. */
function FormBody({ scope, schema, nextLabel, back, notice, ibanAgain }: FormBodyProps) {
  const form = useForm<FormValues>()
  const state = useFormState<FormValues>({ subscription: SUBSCRIPTION })
  const { submitting, values } = state
  const { form: sections } = schema.definitionSchema
  const definitions = withTriggers(schema.definitionSchema)
  /** The fields that the last submit found wrong; those that are good by now aren't named any more. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const errors = summaryOf(schema, state).filter(({ id }) => refused.includes(id))
  const summary = useRef<HTMLDivElement>(null)
  useRememberedValues(form, scope)

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
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.messages}>
        <ErrorSummary errors={errors} ref={summary} />
        {notice && <SaveNotice notice={notice} />}
        {ibanAgain && (
          <Alert kind="info" title={de.form.ibanAgain}>
            {de.form.ibanAgainText}
          </Alert>
        )}
      </div>
      <div className="panel">
        {sections.map((section) => (
          <FormSection
            key={section.id}
            section={section}
            shown={section.fields.filter((id) => isShown(id, definitions, values))}
            definitions={definitions}
            values={values}
          />
        ))}
        <div className={styles.buttons}>
          {back}
          <Button type="submit" busy={submitting ? de.saving : undefined}>
            {de.next(nextLabel)}
          </Button>
        </div>
      </div>
    </form>
  )
}

const SaveNotice = ({ notice: { type, title, message } }: { notice: Notice }) => (
  <Alert kind={type} title={title} role="alert">
    {message}
  </Alert>
)
