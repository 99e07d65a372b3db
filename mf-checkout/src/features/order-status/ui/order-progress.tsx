import { COMPANY } from '@nimbus/shared-contracts/company'
import { formatDay, formatMoment } from '@nimbus/shared-contracts/dates'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import { Alert } from '@nimbus/shared-ui/alert'
import { LinkButton } from '@nimbus/shared-ui/button'
import { orderStatus as text } from '../../../messages/order-status.de'
import { Contact, Dates, Documents, Panel, Timeline, Withdrawal } from '../../../ui/order-panels'
import panels from '../../../ui/order-panels.module.css'
import { timeline, type Promised } from '../model/timeline'
import styles from './order-status.module.css'

interface OrderProgressProps {
  status: OrderStatus
  /** What the confirmation of the order promised. */
  promised: readonly Promised[]
  /** The contract's days as a calendar file. */
  calendar: string
}

/** How far an order is, what its customer does next, and what belongs to it. */
export function OrderProgress({ status, promised, calendar }: OrderProgressProps) {
  const { order_id, ordered_at, progress, products, documents } = status
  const state = text.states[progress.state]
  const steps = timeline(status, promised).map(({ id, ...step }) => ({
    ...step,
    action: id === 'porting-answered' && step.look === 'problem' && <Answer orderId={order_id} />,
  }))
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text.heading}</h1>
        <p className={`muted ${styles.facts}`}>
          <span>{text.number(order_id)}</span>
          <span>{text.orderedOn(formatDay(ordered_at))}</span>
          <span>{text.updated(formatMoment(progress.changed_at))}</span>
        </p>
      </div>
      <div className={styles.state}>
        <Alert kind={state.kind} title={state.title}>
          <p className="small">{state.text}</p>
          <p className="small">
            <b>{`${text.nextTitle}: `}</b>
            {state.next}
          </p>
        </Alert>
      </div>
      <div className={panels.panels}>
        <div className={panels.column}>
          <Panel title={text.timeline}>
            <Timeline steps={steps} />
          </Panel>
          <Withdrawal orderId={order_id} until={status.withdraw_until} />
        </div>
        <div className={panels.column}>
          <Panel title={text.productsTitle}>
            <ul className={styles.products}>
              {products.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Panel>
          <Documents documents={documents} />
          <Dates days={status} basis={basisOf(progress.confirmed_at)} calendar={calendar} />
          <Contact />
        </div>
      </div>
    </>
  )
}

const basisOf = (confirmedAt: string | undefined): string =>
  confirmedAt === undefined ? text.datesBasisOrdered : text.datesBasisConfirmed(formatDay(confirmedAt))

/** Answers the former provider's refusal; the order number is in the subject, so that it reaches the right order. */
const Answer = ({ orderId }: { orderId: string }) => (
  <p className={styles.answer}>
    <LinkButton
      size="s"
      icon="mail"
      href={`mailto:${COMPANY.email}?subject=${encodeURIComponent(text.answerSubject(orderId))}`}
    >
      {text.answerByMail}
    </LinkButton>
  </p>
)
