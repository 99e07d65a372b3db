import { useState, type Ref } from 'react'
import { formatDay, formatMoment } from '@nimbus/shared-contracts/dates'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import { Alert } from '@nimbus/shared-ui/alert'
import { orderStatus as text } from '../../../messages/order-status.de'
import { Choices, Contact, Dates, Documents, Panel, Timeline, Withdrawal } from '../../../ui/order-panels'
import panels from '../../../ui/order-panels.module.css'
import { nextOf, timeline, type Promised } from '../model/timeline'
import styles from './order-status.module.css'
import { RefusalForm } from './refusal-form'

interface OrderProgressProps {
  /** As the page came. */
  loaded: OrderStatus
  /** Of the link that opened the page. */
  code: string
  /** What the confirmation of the order promised. */
  promised: readonly Promised[]
  /** The contract's days as a calendar file. */
  calendar: string
  heading: Ref<HTMLHeadingElement>
}

/** How far an order is, what its customer does next, and what belongs to it. */
export function OrderProgress({ loaded, code, promised, calendar, heading }: OrderProgressProps) {
  const [answered, setAnswered] = useState<OrderStatus>()
  const status = answered ?? loaded
  const { order_id, ordered_at, progress, products, documents, withdrawal = 'OPEN' } = status
  const state = text.states[progress.state]
  const rejection = progress.porting?.state === 'REJECTED' ? progress.porting.code : undefined
  const steps = timeline(status, promised).map(({ id, ...step }) => ({
    ...step,
    action: id === 'porting-answered' && rejection && (
      <RefusalForm orderId={order_id} code={code} rejection={rejection} onAnswered={setAnswered} />
    ),
  }))
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1} ref={heading}>
          {text.heading}
        </h1>
        <p className={`muted ${styles.facts}`}>
          <span>{text.number(order_id)}</span>
          <span>{text.orderedOn(formatDay(ordered_at))}</span>
          <span>{text.updated(formatMoment(progress.changed_at))}</span>
        </p>
      </div>
      <div className={styles.state}>
        <Alert kind={state.kind} title={state.title} role="status">
          <p className="small">{state.text}</p>
          <p className="small">
            <b>{`${text.nextTitle}: `}</b>
            <span>{nextOf(status)}</span>
          </p>
        </Alert>
      </div>
      <div className={panels.panels}>
        <div className={panels.column}>
          <Panel title={text.timeline}>
            <Timeline steps={steps} />
          </Panel>
          {withdrawal !== 'NONE' && <Withdrawal orderId={order_id} until={status.withdraw_until} state={withdrawal} />}
        </div>
        <div className={panels.column}>
          <Panel title={text.productsTitle}>
            <ul className={styles.products}>
              {products.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Panel>
          <Choices order={status} />
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
