import { useRef, useState, type FormEvent } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import type { Area } from '@nimbus/shared-contracts/cart'
import { pageNow } from '@nimbus/shared-contracts/dates'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { RadioGroup } from '@nimbus/shared-ui/choice'
import { ErrorSummary } from '@nimbus/shared-ui/field'
import { de } from '../../../messages/de'
import { dispatch } from '../../../order/dispatch'
import { SITUATIONS, situationIn, type Situation } from '../../../order/situation'
import styles from './situation-step.module.css'

interface SituationStepProps {
  /** What is ordered decides what is asked. */
  area: Area
  /** What was chosen before; null at first. */
  chosen: Situation | null
  /** Whether this step is still on screen. */
  isShown: () => boolean
  /** Title of the next step: the button names it. */
  nextLabel: string
  back: Elements
}

const SITUATION_FIELD = 'situation'
const LOADER = 'mf-checkout/initiate'

/** The question that decides between new contract and change of provider, and the start of the order. */
export function SituationStep(props: SituationStepProps) {
  const { area, chosen, isShown, nextLabel, back } = props
  const [situation, setSituation] = useState(chosen)
  const [missing, setMissing] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const summary = useRef<HTMLDivElement>(null)

  const choose = (value: string): void => {
    setSituation(situationIn(area, value))
    setMissing(false)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (running.current) return
    setMissing(!situation)
    if (!situation) {
      requestAnimationFrame(() => summary.current?.focus())
      return
    }
    running.current = true
    setBusy(true)
    setNotice(undefined)
    publish('loading:changed', { loading: true, by: LOADER })
    const { notice: refused } = await dispatch({ type: 'start', situation, now: new Date(pageNow()) }, { isShown })
    publish('loading:changed', { loading: false, by: LOADER })
    running.current = false
    setBusy(false)
    setNotice(refused)
  }

  const { heading, question } = de.situation[area]
  const error = missing ? de.situation.required : undefined
  const options = SITUATIONS[area].map((value) => ({ value, ...de.situation.options[value] }))
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.messages}>
        <ErrorSummary errors={error ? [{ id: SITUATION_FIELD, label: heading, message: error }] : []} ref={summary} />
        {notice && (
          <Alert kind={notice.type} title={notice.title} role="alert">
            {notice.message}
          </Alert>
        )}
      </div>
      <div className="panel">
        <RadioGroup
          id={SITUATION_FIELD}
          name={SITUATION_FIELD}
          legend={question}
          options={options}
          value={situation ?? ''}
          onChange={choose}
          error={error}
        />
        <div className={styles.buttons}>
          {back}
          <Button type="submit" busy={busy ? de.situation.starting : undefined}>
            {de.next(nextLabel)}
          </Button>
        </div>
      </div>
    </form>
  )
}
