import { useId } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { COMPANY, phoneLink } from '@nimbus/shared-contracts/company'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import type { OrderStatus, WithdrawalState } from '@nimbus/shared-contracts/order-status'
import { routes } from '@nimbus/shared-contracts/routes'
import { orderFacts, type OrderOfFacts } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { NEW_TAB } from '../messages/new-tab.de'
import { orderPanels as text } from '../messages/order-panels.de'
import styles from './order-panels.module.css'

export function Panel({ title, children }: { title: string; children: Elements }) {
  const heading = useId()
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

/** One entry of a timeline. */
export interface TimelineStep {
  when: string
  title: string
  text: string
  look?: 'done' | 'problem' | undefined
  /** What can be done about it. */
  action?: Elements
}

/** What has happened and what is to come, in its order. */
export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className={styles.timeline}>
    {steps.map(({ look, when, title, text: says, action }) => (
      <li key={title} className={look && styles[look]}>
        <span className={styles.dot} aria-hidden="true">
          {look && <Icon name={look === 'done' ? 'check' : 'triangle-alert'} />}
        </span>
        <span className={styles.when}>{when}</span>
        <h3>
          <span>{title}</span>
          {look && <span className="vh">{look === 'done' ? text.done : text.problem}</span>}
        </h3>
        <div className="small muted">
          <p>{says}</p>
          {action}
        </div>
      </li>
    ))}
  </ol>
)

interface WithdrawalProps {
  orderId: string
  until: string
  state: Exclude<WithdrawalState, 'NONE'>
}

/** Until when and where one withdraws; where it is over, how the contract ends then. */
export function Withdrawal({ orderId, until, state }: WithdrawalProps) {
  const order = { auftrag: orderId }
  const isOver = state === 'OVER'
  return (
    <Panel title={text.withdrawTitle}>
      <p className="small muted">{text.withdrawText[state](formatGermanDate(until))}</p>
      <p className={styles.action}>
        <LinkButton variant="secondary" size="s" href={isOver ? routes.cancel(order) : routes.withdraw(order)}>
          {isOver ? text.cancel : text.withdraw}
        </LinkButton>
      </p>
    </Panel>
  )
}

/** What was chosen with the order and what follows from it, in the words of its contract summary. */
export const Choices = ({ order }: { order: OrderOfFacts }) => (
  <Panel title={text.choices}>
    <dl className={styles.choices}>
      {orderFacts(order).map(({ label, text: says }) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

const PDF = 'application/pdf'

export const Documents = ({ documents }: Pick<OrderResult, 'documents'>) => (
  <Panel title={text.documents}>
    <ul className={styles.downloads}>
      {documents.map(({ title, href, type }) => (
        <li key={href}>
          <a href={href} {...(type === PDF ? { download: '' } : { target: '_blank', rel: 'noopener' })}>
            <Icon name={type === PDF ? 'download' : 'external-link'} />
            <span>
              <span>{title}</span>
              {type !== PDF && <span className="vh">{NEW_TAB}</span>}
            </span>
            <span>{type === PDF ? text.pdf : text.webPage}</span>
          </a>
        </li>
      ))}
    </ul>
  </Panel>
)

/** The contract's days. */
type ContractDays = Pick<OrderResult, 'withdraw_until' | 'intro_ends_on' | 'term_ends_on' | 'notice_until'> &
  Pick<OrderStatus, 'withdrawal'>

interface DatesProps {
  days: ContractDays
  /** What the days are counted from. */
  basis: string
  /** The same as a calendar file. */
  calendar: string
}

export function Dates({ days, basis, calendar }: DatesProps) {
  const dates = [
    { label: text.lastWithdrawal[days.withdrawal ?? 'OPEN'], day: days.withdraw_until },
    { label: text.introEnd, day: days.intro_ends_on },
    { label: text.termEnd, day: days.term_ends_on },
    { label: text.notice, day: days.notice_until },
  ]
  return (
    <Panel title={text.dates}>
      <dl className="dl">
        {dates.map(
          ({ label, day }) =>
            label &&
            day && (
              <div key={label} className={styles.date}>
                <dt>{label}</dt>
                <dd className="num">{formatGermanDate(day)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={`xs ${styles.basis}`}>{basis}</p>
      <p className={styles.action}>
        <LinkButton variant="secondary" size="s" icon="calendar" href={calendar} download={text.calendarFile}>
          {text.calendar}
        </LinkButton>
      </p>
    </Panel>
  )
}

export const Contact = () => (
  <Panel title={text.contact}>
    <p className="small muted">{text.contactText}</p>
    <ul className={styles.contact}>
      <li>
        <a className="link" href={`mailto:${COMPANY.email}`}>
          <Icon name="mail" />
          {COMPANY.email}
        </a>
      </li>
      <li>
        <a className="link" href={phoneLink()}>
          <Icon name="phone" />
          {COMPANY.phone}
        </a>
      </li>
    </ul>
  </Panel>
)
