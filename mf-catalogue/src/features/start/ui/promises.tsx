import type { ReactNode } from 'react'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import * as messages from '../../../messages/de'
import styles from './start.module.css'

const { title, items } = messages.promises

/** What is settled before an order; each line is a fact about this shop. */
export function Promises() {
  return (
    <Wrap>
      <Section title={title} className={styles.promises}>
        <ul className={styles.facts}>
          <Fact icon="file-text" {...items.summary} />
          <Fact icon="router" {...items.router} />
          <Fact icon="calendar-check" title={items.term.title} text={items.term.text}>
            <a href={routes.cancel()}>{items.term.link}</a>
          </Fact>
          <Fact icon="undo-2" title={items.withdrawal.title} text={items.withdrawal.text}>
            <a href={routes.withdraw()}>{items.withdrawal.link}</a>
          </Fact>
        </ul>
      </Section>
    </Wrap>
  )
}

interface FactProps {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

function Fact({ icon, title: heading, text, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} className={styles.factIcon} />
      <h3>{heading}</h3>
      <p className="muted">{text}</p>
      {children && <p>{children}</p>}
    </li>
  )
}
