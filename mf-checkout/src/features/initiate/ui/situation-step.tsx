import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Area } from '@nimbus/shared-contracts/cart'
import { publish } from '@nimbus/shared-contracts/events'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { formStore } from '@nimbus/shared-contracts/forms'
import type { CartResponse, OrderKind } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { RadioGroup } from '@nimbus/shared-ui/choice'
import { ErrorSummary } from '@nimbus/shared-ui/field'
import { de } from '../../../messages/de'
import { startOrder } from '../api/start-order'
import { kindOf, SITUATIONS, situationIn, type Situation } from '../model/situation'
import styles from './situation-step.module.css'

interface SituationStepProps {
  /** What is ordered decides what is asked. */
  area: Area
  /** What was chosen before; null at first. */
  chosen: Situation | null
  /** True while the server's order is of this cart and that kind, so that nothing has to start again. */
  isCurrent: (kind: OrderKind) => boolean
  /** Whether this step is still on screen. */
  isShown: () => boolean
  /** Title of the next step: the button names it. */
  nextLabel: string
  back: ReactNode
  onStarted: (response: CartResponse) => void
  /** Goes on with the order that is there. */
  onContinue: () => void
}

const SITUATION_FIELD = 'situation'
const LOADER = 'mf-checkout/initiate'

/** The question that decides between new contract and change of provider, and the start of the order. */
export function SituationStep(props: SituationStepProps) {
  const { area, chosen, isCurrent, isShown, nextLabel, back, onStarted, onContinue } = props
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
    const known = isCurrent(kindOf(situation))
    formStore.set({ ...formStore.get(), situation })
    if (known) return onContinue()
    running.current = true
    setBusy(true)
    setNotice(undefined)
    const refused = await start(kindOf(situation), onStarted, isShown)
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

/** Starts the order and says what went wrong, where the step stays open for another try. */
async function start(
  kind: OrderKind,
  onStarted: (response: CartResponse) => void,
  isShown: () => boolean,
): Promise<Notice | undefined> {
  const { api, lastShopRoute, navigate, trackingId } = host()
  publish('loading:changed', { loading: true, by: LOADER })
  const result = await startOrder({
    api,
    kind,
    now: new Date(),
    trackingId: trackingId(),
    lastShopRoute: lastShopRoute(),
    onNotice: (notice) => publish('toast:show', notice),
  })
  publish('loading:changed', { loading: false, by: LOADER })
  if (result.ok) {
    onStarted(result.value)
    return undefined
  }
  // who has left the step meanwhile isn't moved, nor told of what they have left
  if (!result.error || !isShown()) return undefined
  publish('toast:show', result.error.notice)
  if (result.error.leaveTo) navigate(result.error.leaveTo)
  return result.error.notice
}
