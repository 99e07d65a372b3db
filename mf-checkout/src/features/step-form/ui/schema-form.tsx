import { useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { formStore, rememberValues, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { publish } from '@nimbus/shared-contracts/events'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { sentOrderId } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { serverErrors, ServerForm, type FieldErrors, type FormRules } from '@nimbus/shared-ui/form'
import { de } from '../../../messages/de'
import type { FormScope } from '../../../model/form-scope'
import { saveScope } from '../../../order/calls'
import { formSources } from '../api/form-sources'
import {
  correctionsAfter,
  keptValues,
  openCorrections,
  withConfirmed,
  withCorrections,
  type Correction,
} from '../model/corrections'
import { initialValues, isIbanMissing, type Prefill } from '../model/initial-values'
import { saveRefusal } from '../model/save-refusal'
import { useRememberedValues } from './use-remembered-values'
import styles from './step-form.module.css'

/** What a form of the order needs, from its step to its buttons. */
export interface StepFormProps {
  /** '/landline/order/abc' */
  orderPath: string
  scope: FormScope
  /** Title of the next step: the button names it. */
  nextLabel: string
  /** The link back, beside the button. */
  back: Elements
  prefill: Prefill
  onSaved: () => void
  /** The order was sent before, under this number, though its answer may have got lost. */
  onSentBefore: (orderId: string) => void
  /** The server doesn't know the order any more. */
  onLost: () => void
}

interface SchemaFormProps extends StepFormProps, Pick<FormRules, 'validate' | 'normalisePhone'> {
  schema: FormSchema
}

/** The form of a schema. What was typed before comes back; saving goes on to the next step. */
export function SchemaForm(props: SchemaFormProps) {
  const {
    orderPath,
    scope,
    schema,
    validate,
    normalisePhone,
    nextLabel,
    back,
    prefill,
    onSaved,
    onSentBefore,
    onLost,
  } = props
  const [initial] = useState(() => initialValues(schema, formStore.get().values[scope], prefill))
  const [sources] = useState(() => formSources(host().api, orderPath, scope))
  const [notice, setNotice] = useState<Notice>()
  const [corrections, setCorrections] = useState<readonly Correction[]>([])
  const remember = useRememberedValues(scope)

  const save = async (payload: FormValues, values: FormValues): Promise<FieldErrors | undefined> => {
    setNotice(undefined)
    rememberValues(scope, keptValues(corrections, values))
    const sentValues = withConfirmed(payload, corrections, values)
    const answer = await saveScope(host().api, orderPath, scope, sentValues)
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
    setCorrections((before) => correctionsAfter(before, answer.error.details, values))
    const named = serverErrors(schema, values, answer.error.details)
    if (Object.keys(named).length > 0) return named
    const refused = saveRefusal(answer.error)
    if (refused) publish('toast:show', refused)
    setNotice(refused)
    return undefined
  }

  return (
    <ServerForm
      schema={withCorrections(schema, corrections)}
      validate={validate}
      normalisePhone={normalisePhone}
      initial={initial}
      sources={sources}
      onSubmit={save}
      onValues={(values) => {
        const asked = openCorrections(corrections, values)
        setCorrections(asked)
        remember(keptValues(asked, values))
      }}
      className="panel"
      notices={
        <>
          {notice && <SaveNotice notice={notice} />}
          {isIbanMissing(initial) && (
            <Alert kind="info" title={de.form.ibanAgain}>
              {de.form.ibanAgainText}
            </Alert>
          )}
        </>
      }
      renderButtons={(submitting) => (
        <div className={styles.buttons}>
          {back}
          <Button type="submit" busy={submitting ? de.saving : undefined}>
            {de.next(nextLabel)}
          </Button>
        </div>
      )}
    />
  )
}

const SaveNotice = ({ notice: { type, title, message } }: { notice: Notice }) => (
  <Alert kind={type} title={title} role="alert">
    {message}
  </Alert>
)
