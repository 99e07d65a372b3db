import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import * as messages from '../../../messages/de'
import { TERM } from '../model/term'
import styles from './start.module.css'

const { title, items } = messages.promises

/** What is settled before an order; each line is a fact about this shop. */
export function Promises() {
  return (
    <Wrap className="wrap--wide">
      <Section title={title} className={styles.promises}>
        <ul className={styles.facts}>
          <Fact icon="euro" title={items.price.title} text={items.price.text(TERM)} />
          <Fact icon="file-text" {...items.summary} />
          <Fact icon="router" {...items.router} />
          <Fact icon="undo-2" {...items.withdrawal} />
        </ul>
      </Section>
    </Wrap>
  )
}

interface FactProps {
  icon: IconName
  title: string
  text: string
}

function Fact({ icon, title: heading, text }: FactProps) {
  return (
    <li>
      <Icon name={icon} className={styles.factIcon} />
      <h3>{heading}</h3>
      <p className="muted">{text}</p>
    </li>
  )
}
