import { useId } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { Icon } from '@nimbus/shared-ui/icon'
import { overview } from '../../../messages/overview.de'
import type { ReviewRow } from '../model/review'
import styles from './overview.module.css'

/** What was answered in one step, and the way back to it. */
export interface ReviewStep {
  label: string
  href: string
  rows: readonly ReviewRow[]
}

/** All data with the way back to each step; what is bought comes first. */
export function Review({ steps, children }: { steps: readonly ReviewStep[]; children?: Elements }) {
  return (
    <div className="panel">
      {children}
      {steps.map((step) => (
        <Step key={step.href} {...step} />
      ))}
    </div>
  )
}

function Step({ label, href, rows }: ReviewStep) {
  const heading = useId()
  return (
    <section className={styles.review} aria-labelledby={heading}>
      <div className="panel__h">
        <h2 id={heading}>{label}</h2>
        <a className="link small" href={href}>
          <Icon name="pencil" />
          <span>
            {overview.edit}
            <span className="vh">{`: ${label}`}</span>
          </span>
        </a>
      </div>
      <dl className="dl dl--2">
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd className={row.id === 'customer.email' ? styles.email : undefined}>{row.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
