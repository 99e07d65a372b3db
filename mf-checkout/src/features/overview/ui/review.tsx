import { useId, type ReactNode } from 'react'
import type { Scope } from '@nimbus/shared-contracts/order'
import { Icon } from '@nimbus/shared-ui/icon'
import { de, STEP_TEXT } from '../../../messages/de'
import styles from './overview.module.css'
import type { ReviewSection } from './use-overview-data'

/** All data with the way back to each step; what is bought comes first. */
export function Review({
  sections,
  editHref,
  children,
}: {
  sections: readonly ReviewSection[]
  editHref: (scope: Scope) => string
  children?: ReactNode
}) {
  return (
    <div className="panel">
      {children}
      {sections.map((section) => (
        <Step key={section.scope} section={section} href={editHref(section.scope)} />
      ))}
    </div>
  )
}

function Step({ section: { scope, rows }, href }: { section: ReviewSection; href: string }) {
  const heading = useId()
  if (scope === 'ORDER_OVERVIEW') return null
  const { label } = STEP_TEXT[scope]
  return (
    <section className={styles.review} aria-labelledby={heading}>
      <div className="panel__h">
        <h2 id={heading}>{label}</h2>
        <a className="link small" href={href}>
          <Icon name="pencil" />
          <span>
            {de.overview.edit}
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
