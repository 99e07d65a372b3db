import { useEffect, useRef, useState, type FormEvent } from 'react'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { asTyped } from '@nimbus/shared-contracts/forms/rules'
import { PORT_REJECTION_TEXTS, type OrderStatus, type PortRejection } from '@nimbus/shared-contracts/order-status'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { TextField } from '@nimbus/shared-ui/field'
import { orderStatus } from '../../../messages/order-status.de'
import { answerRefusal } from '../api/answer-refusal'
import styles from './order-status.module.css'

const text = orderStatus.answer

interface RefusalFormProps {
  orderId: string
  /** Of the link that opened the page. */
  code: string
  rejection: PortRejection
  onAnswered: (status: OrderStatus) => void
}

/** Answers the former provider's refusal; by mail for who has no script. */
export function RefusalForm({ orderId, code, rejection, onAnswered }: RefusalFormProps) {
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) problem.current?.focus()
  }, [refused])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const given = asTyped(answer).trim()
    const isMissing = given === ''
    setMissing(isMissing)
    if (isMissing) return document.getElementById(FIELD)?.focus()
    setRefused(undefined)
    setBusy(true)
    const answered = await answerRefusal(orderId, { code, answer: given })
    setBusy(false)
    if (answered.ok) return onAnswered(answered.value)
    setRefused(answered.error.notice ?? orderStatus.access.lost)
  }

  return (
    <form className={styles.answer} noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert kind="error" title={text.failed} role="alert" headingLevel={3} ref={problem}>
          {refused}
        </Alert>
      )}
      <TextField
        id={FIELD}
        label={PORT_REJECTION_TEXTS[rejection].field}
        value={answer}
        onChange={setAnswer}
        maxLength={500}
        error={missing ? text.missing : undefined}
      />
      <Button type="submit" size="s" busy={busy ? text.busy : undefined}>
        {text.submit}
      </Button>
      <noscript>
        <p>
          <a className="link" href={`mailto:${COMPANY.email}?subject=${encodeURIComponent(text.mailSubject(orderId))}`}>
            {text.byMail}
          </a>
        </p>
      </noscript>
    </form>
  )
}

const FIELD = 'porting-answer'
