import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { NEW_TAB } from '../../../messages/new-tab.de'
import { overview } from '../../../messages/overview.de'
import styles from './overview.module.css'

/** What the customer may read before ordering; opened apart, so that the order stays where it is. */
export function Documents({ tariffId }: { tariffId: string }) {
  const links = [
    { label: overview.withdrawal, href: routes.withdrawalRight() },
    { label: overview.productSheet, href: routes.productSheets({ tariff: tariffId }) },
    { label: overview.information, href: routes.contractInformation({ tariff: tariffId }) },
    { label: overview.terms, href: routes.terms() },
    { label: overview.service, href: routes.serviceDescription({ tariff: tariffId }) },
    { label: overview.priceList, href: routes.priceList() },
    { label: overview.privacy, href: routes.privacyNotices() },
  ]
  return (
    <ul className={`small ${styles.documents}`} aria-label={overview.documents}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className="link" href={href} target="_blank" rel="noopener">
            <Icon name="file-text" />
            <span>
              <span>{label}</span>
              <span className="vh">{NEW_TAB}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
