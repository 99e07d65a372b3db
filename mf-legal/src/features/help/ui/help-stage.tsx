import { COMPANY, phoneLink } from '@nimbus/shared-contracts/company'
import { host } from '@nimbus/shared-contracts/remote'
import { FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { Breadcrumbs, Wrap } from '@nimbus/shared-ui/page'
import { SearchForm } from '@nimbus/shared-ui/search-form'
import { helpMessages as text } from '../../../messages/help.de'
import styles from './help.module.css'

/** What most people come for, done without reading. */
const WAYS = [
  { icon: 'package', label: text.track, href: routes.orderStatus() },
  {
    icon: 'wifi',
    label: text.availability,
    href: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }),
  },
  { icon: 'file-text', label: text.cancel, href: routes.cancel() },
  { icon: 'undo-2', label: text.withdraw, href: routes.withdraw() },
] as const

/** The search, the shortest ways, and who answers the phone. */
export const HelpStage = ({ title }: { title: string }) => (
  <div className={styles.stage}>
    <Wrap className={styles.columns}>
      <div>
        <Breadcrumbs items={[{ label: text.start, href: routes.start() }, { label: title }]} />
        <h1>{text.heading}</h1>
        <SearchForm id="hilfe-suchbegriff" onSearch={(q) => host().navigate(routes.search({ q }))} />
        <nav aria-label={text.ways}>
          <ul className={styles.ways}>
            {WAYS.map(({ icon, label, href }) => (
              <li key={href}>
                <a href={href}>
                  <Icon name={icon} />
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Contact />
    </Wrap>
  </div>
)

const Contact = () => (
  <section className={`panel ${styles.contact}`} aria-labelledby="kontakt">
    <h2 id="kontakt">{text.talk}</h2>
    <p className={styles.phone}>{COMPANY.phone}</p>
    <p className="small muted">{COMPANY.hours}</p>
    <LinkButton href={phoneLink()} icon="phone">
      {text.call}
    </LinkButton>
    <p className={styles.mail}>
      <a className="link" href={`mailto:${COMPANY.email}`}>
        <Icon name="mail" />
        <span>{COMPANY.email}</span>
      </a>
    </p>
  </section>
)
