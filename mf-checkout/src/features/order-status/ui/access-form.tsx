import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { StatusAccess } from '@nimbus/shared-contracts/order-status'
import { host } from '@nimbus/shared-contracts/remote'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { DateField, ErrorSummary, TextField } from '@nimbus/shared-ui/field'
import { orderStatus } from '../../../messages/order-status.de'
import { findOrder } from '../api/find-order'
import { accessErrors, accessOf, type AccessErrors } from '../model/access-values'
import styles from './order-status.module.css'

const text = orderStatus.access

type Field = keyof StatusAccess

const FIELDS: Record<Field, { id: string; label: string }> = {
  order_id: { id: 'status-order', label: text.order },
  email: { id: 'status-email', label: text.email },
  birth_date: { id: 'status-birth', label: text.birthDate },
}

/** Of the fields that were found wrong, what is wrong with them now. */
function stillWrong(found: AccessErrors, values: StatusAccess): AccessErrors {
  const now = Object.entries(accessErrors(accessOf(values))).filter(([field]) => field in found)
  return Object.fromEntries(now)
}

/** Finds an order by what its customer knows; what was typed stays, whatever the answer is. */
export function AccessForm({ orderId }: { orderId: string }) {
  const [values, setValues] = useState<StatusAccess>({ order_id: orderId, email: '', birth_date: '' })
  const [found, setFound] = useState<AccessErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState(0)
  const problem = useRef<HTMLDivElement>(null)
  // what is wrong is read first
  useEffect(() => {
    if (told > 0) problem.current?.focus()
  }, [told])

  const change = (field: Field) => (value: string) => setValues((before) => ({ ...before, [field]: value }))
  const tell = (wrong: AccessErrors, refused?: string): void => {
    setFound(wrong)
    setRefusal(refused)
    setTold((before) => before + 1)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const given = accessOf(values)
    const wrong = accessErrors(given)
    if (Object.keys(wrong).length > 0) return tell(wrong)
    setFound({})
    setRefusal(undefined)
    setBusy(true)
    const answer = await findOrder(given)
    setBusy(false)
    if (answer.ok) return host().navigate(answer.value.path)
    tell({}, answer.error.notice ?? text.lost)
  }

  const errors = stillWrong(found, values)
  const list = (Object.keys(FIELDS) as Field[]).flatMap((field) => {
    const message = errors[field]
    return message ? [{ ...FIELDS[field], message }] : []
  })
  return (
    <form className={`panel ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={list} ref={problem} />
      {refusal && (
        <Alert kind="error" title={text.refused} role="alert" ref={problem}>
          {refusal}
        </Alert>
      )}
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
      <TextField
        {...FIELDS.order_id}
        value={values.order_id}
        onChange={change('order_id')}
        autoComplete="off"
        maxLength={40}
        hint={text.orderHint}
        error={errors.order_id}
      />
      <TextField
        {...FIELDS.email}
        type="email"
        value={values.email}
        onChange={change('email')}
        autoComplete="email"
        maxLength={80}
        hint={text.emailHint}
        error={errors.email}
      />
      <DateField
        id={FIELDS.birth_date.id}
        legend={text.birthDate}
        value={values.birth_date}
        onChange={change('birth_date')}
        autoComplete="bday"
        error={errors.birth_date}
      />
      <p>
        <Button type="submit" busy={busy ? text.busy : undefined}>
          {text.submit}
        </Button>
      </p>
    </form>
  )
}
