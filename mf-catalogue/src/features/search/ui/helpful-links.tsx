import { FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import { Section } from '@nimbus/shared-ui/page'
import { searchMessages } from '../../../messages/search.de'
import styles from './search.module.css'

const text = searchMessages.links

const LINKS = [
  { label: text.fibre, href: routes.landlineTariffs('glasfaser-tarife') },
  { label: text.dsl, href: routes.landlineTariffs('dsl-tarife') },
  { label: text.mobile, href: routes.mobileTariffs() },
  { label: text.smartphones, href: routes.devices() },
  { label: text.availability, href: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }) },
  { label: text.consumer, href: routes.consumerInformation() },
  { label: text.cancel, href: routes.cancel() },
]

/** Where most visitors want to go, for when there is nothing to show. */
export const HelpfulLinks = () => (
  <Section title={searchMessages.helpful} className={styles.group}>
    <ul className={styles.links}>
      {LINKS.map(({ label, href }) => (
        <li key={href}>
          <a className="link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
