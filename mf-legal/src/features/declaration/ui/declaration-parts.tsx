import type { ReactNode } from 'react'
import { postalLines } from '@nimbus/shared-contracts/company'
import { LinkButton } from '@nimbus/shared-ui/button'
import { mailLink } from '../model/mail-link'
import styles from './declaration.module.css'

/** A way to declare something: a panel with its heading. */
export function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.way}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface MailButtonProps {
  address: string
  subject: string
  lines: readonly string[]
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** Opens the customer's mail program with everything filled in that we know. */
export function MailButton({ address, subject, lines, variant = 'primary', children }: MailButtonProps) {
  return (
    <LinkButton href={mailLink(address, subject, lines)} variant={variant} icon="mail">
      {children}
    </LinkButton>
  )
}

/** The provider's postal address. */
export function PostalAddress() {
  return (
    <address className={styles.address}>
      {postalLines().map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

/** A text to copy or print; on paper its lines have room for handwriting. */
export function ModelText({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.model}>
      {lines.map((line, index) => (
        <p key={index}>{line || '\u00a0'}</p>
      ))}
    </div>
  )
}

/** Short facts as a list. */
export function Facts({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
