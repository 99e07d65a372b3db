import { useEffect, useRef, useState } from 'react'
import type { AvailabilityRequest } from '@nimbus/shared-contracts/availability'
import { ok } from '@nimbus/shared-contracts/errors'
import { valueAt } from '@nimbus/shared-contracts/forms'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { FormFailure, ServerForm, useServerForm } from '@nimbus/shared-ui/form'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { text } from '../../../messages/de'
import { correctionForm, requestAfter, type Correction } from '../model/correction'
import styles from './availability-check.module.css'
import type { AvailabilityCheckState } from './use-availability-check'

interface CorrectionFormProps {
  correction: Correction
  asked: AvailabilityRequest
  state: AvailabilityCheckState
}

/** All fields but the doubted one are disabled, that one is a select of the suggestions (AVAIL-8). */
export function CorrectionForm({ correction, asked, state }: CorrectionFormProps) {
  const [{ id, label, schema, initial, doubt }] = useState(() => correctionForm(correction))
  const form = useServerForm({ name: id, load: async () => ok(schema) })
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])

  const back = (
    <Button variant="quiet" onClick={state.leaveCorrection}>
      {text.correction.back}
    </Button>
  )
  return (
    <div className={styles.form}>
      <Alert
        ref={alert}
        kind="warning"
        headingLevel={3}
        title={correction.field === 'unit' ? text.correction.confirmUnit : text.correction.confirm(label)}
      >
        {doubt}
      </Alert>
      {form.state === 'ready' ? (
        <ServerForm
          schema={schema}
          validate={form.validate}
          initial={initial}
          onValues={() => {}}
          onSubmit={(_, values) => {
            const next = requestAfter(correction, String(valueAt(values, id)), asked)
            if (next && !state.busy) void state.check(next)
          }}
          label={text.availability.form}
          className={styles.form}
          bare
          renderButtons={() => (
            <div className={styles.actions}>
              <Button type="submit" busy={state.busy ? text.availability.checking : undefined}>
                {text.availability.check}
              </Button>
              {back}
            </div>
          )}
        />
      ) : (
        <>
          {form.state === 'failed' ? (
            <FormFailure onRetry={form.retry} headingLevel={3} />
          ) : (
            <Skeleton height="16rem" />
          )}
          <p>{back}</p>
        </>
      )}
    </div>
  )
}
