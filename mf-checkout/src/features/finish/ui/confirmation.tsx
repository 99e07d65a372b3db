import { useEffect, useRef } from 'react'
import { is } from 'valibot'
import { publish } from '@nimbus/shared-contracts/events'
import { agreedSchema, orderedOf, type OrderResult } from '@nimbus/shared-contracts/order'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { finish as text } from '../../../messages/finish.de'
import { calendarHref } from '../model/calendar'
import { nextSteps } from '../model/next-steps'
import { openTasks } from '../../../model/open-tasks'
import { Choices, Contact, Dates, Documents, Panel, Timeline, Withdrawal } from '../../../ui/order-panels'
import { OrderedSums, OrderedThings } from './ordered-panels'
import styles from '../../../ui/order-panels.module.css'
import { Celebration } from './celebration'

/** The order's number, what happens now, and what the customer keeps. */
export function Confirmation({ result }: { result: OrderResult }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const ordered = is(agreedSchema, result.agreed) ? orderedOf(result.agreed) : undefined
  // the button that had the focus is gone
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <div className={styles.hero}>
        <div>
          <p className="eyebrow">{text.eyebrow}</p>
          <h1 tabIndex={-1} ref={heading}>
            {text.heading(result.name)}
          </h1>
          <p className="lead">{`${text.lead} ${openTasks(result).length === 0 ? text.nothingToDo : text.stillToDo}`}</p>
          <OrderNumber orderId={result.order_id} />
          {result.status && (
            <p className={styles.action}>
              <LinkButton variant="secondary" size="s" href={result.status}>
                {text.status}
              </LinkButton>
            </p>
          )}
        </div>
        <div className={styles.art}>
          <Celebration image={ordered?.items.find(({ image }) => image)?.image} />
        </div>
      </div>
      <div className={styles.panels}>
        <div className={styles.column}>
          {ordered && <OrderedThings ordered={ordered} />}
          <Panel title={text.nextSteps}>
            <Timeline
              steps={nextSteps(result).map(({ done, ...step }) => ({ ...step, look: done ? 'done' : undefined }))}
            />
          </Panel>
          <Withdrawal orderId={result.order_id} until={result.withdraw_until} state="OPEN" />
        </div>
        <div className={styles.column}>
          {ordered && <OrderedSums ordered={ordered} />}
          <Choices order={{ ...result, shipped: result.shipped ?? [] }} />
          <Documents documents={result.documents} />
          <Dates days={result} basis={text.datesBasis} calendar={calendarHref(result)} />
          <Contact />
        </div>
      </div>
    </>
  )
}

function OrderNumber({ orderId }: { orderId: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(orderId)
      publish('toast:show', { type: 'success', title: text.copied, message: orderId })
    } catch {
      publish('toast:show', { type: 'warning', title: text.copyFailed, message: orderId })
    }
  }
  return (
    <p className={styles.number}>
      <span className="muted">{text.number}</span>
      <b>{orderId}</b>
      <button type="button" className="icon-btn" aria-label={text.copy} onClick={() => void copy()}>
        <Icon name="copy" />
      </button>
    </p>
  )
}
