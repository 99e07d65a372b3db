import type { Elements } from '@nimbus/shared-ui/elements'
import { postalLines } from '@nimbus/shared-contracts/company'
import { LinkButton } from '@nimbus/shared-ui/button'
import { mailLink } from '../model/mail-link'
import styles from './declaration.module.css'

/** A way to declare something: a panel with its heading. */
export function Way({ title, children }: { title: string; children: Elements }) {
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
  children: string
}

/** Opens the customer's mail program with everything filled in that we know. */
export function MailButton({ address, subject, lines, children }: MailButtonProps) {
  return (
    <LinkButton href={mailLink(address, subject, lines)} variant="secondary" icon="mail">
      {children}
    </LinkButton>
  )
}

/** Where letters and mails go. */
export function PostalAddress({ email }: { email: string }) {
  return (
    <address className={styles.address}>
      {postalLines().map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{email}</span>
    </address>
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
