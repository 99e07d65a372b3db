import { useEffect, useId, useRef, type ReactNode } from 'react'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { publish } from '@nimbus/shared-contracts/events'
import { formatGermanDate } from '@nimbus/shared-contracts/forms/rules'
import type { OrderResult } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Halo } from '@nimbus/shared-ui/halo'
import { Icon } from '@nimbus/shared-ui/icon'
import { de } from '../../../messages/de'
import { calendarHref } from '../model/calendar'
import { isAllDone, nextSteps } from '../model/next-steps'
import styles from './confirmation.module.css'

const text = de.finish

/** The order's number, what happens now, and what the customer keeps. */
export function Confirmation({ result }: { result: OrderResult }) {
  const heading = useRef<HTMLHeadingElement>(null)
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
          <p className="lead">{`${text.lead} ${isAllDone(result) ? text.nothingToDo : text.stillToDo}`}</p>
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
          <Halo kind="cloud" />
        </div>
      </div>
      <div className={styles.panels}>
        <div className={styles.column}>
          <NextSteps result={result} />
          <Withdrawal result={result} />
        </div>
        <div className={styles.column}>
          <Documents result={result} />
          <Dates result={result} />
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

function NextSteps({ result }: { result: OrderResult }) {
  return (
    <Panel title={text.nextSteps}>
      <ol className={styles.timeline}>
        {nextSteps(result).map((step) => (
          <li key={step.title} className={step.done ? styles.done : undefined}>
            <span className={styles.dot} aria-hidden="true">
              {step.done && <Icon name="check" />}
            </span>
            <span className={styles.when}>{step.when}</span>
            <h3>
              {step.title}
              {step.done && <span className="vh">{text.done}</span>}
            </h3>
            <p className="small muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Withdrawal = ({ result }: { result: OrderResult }) => (
  <Panel title={text.withdrawTitle}>
    <p className="small muted">{text.withdrawText(formatGermanDate(result.withdraw_until))}</p>
    <p className={styles.action}>
      <LinkButton variant="secondary" size="s" href={routes.withdraw()}>
        {text.withdraw}
      </LinkButton>
    </p>
  </Panel>
)

const PDF = 'application/pdf'

const Documents = ({ result }: { result: OrderResult }) => (
  <Panel title={text.documents}>
    <ul className={styles.downloads}>
      {result.documents.map(({ title, href, type }) => (
        <li key={href}>
          <a href={href} {...(type === PDF ? { download: '' } : { target: '_blank', rel: 'noopener' })}>
            <Icon name={type === PDF ? 'download' : 'external-link'} />
            <span>
              {title}
              {type !== PDF && <span className="vh">{de.newTab}</span>}
            </span>
            <span>{type === PDF ? text.pdf : text.webPage}</span>
          </a>
        </li>
      ))}
    </ul>
  </Panel>
)

function Dates({ result }: { result: OrderResult }) {
  const dates = [
    { label: text.lastWithdrawal, day: result.withdraw_until },
    { label: text.introEnd, day: result.intro_ends_on },
    { label: text.termEnd, day: result.term_ends_on },
    { label: text.notice, day: result.notice_until },
  ]
  return (
    <Panel title={text.dates}>
      <dl className="dl">
        {dates.map(
          ({ label, day }) =>
            day && (
              <div key={label} className={styles.date}>
                <dt>{label}</dt>
                <dd className="num">{formatGermanDate(day)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={`xs ${styles.basis}`}>{text.datesBasis}</p>
      <p className={styles.action}>
        <LinkButton
          variant="secondary"
          size="s"
          icon="calendar"
          href={calendarHref(result)}
          download={text.calendarFile}
        >
          {text.calendar}
        </LinkButton>
      </p>
    </Panel>
  )
}

const Contact = () => (
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
        <a className="link" href={`tel:+49${COMPANY.phone.replace(/^0|\D/g, '')}`}>
          <Icon name="phone" />
          {COMPANY.phone}
        </a>
      </li>
    </ul>
  </Panel>
)
