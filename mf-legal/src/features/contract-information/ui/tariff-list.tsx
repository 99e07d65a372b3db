import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../../../messages/de'
import type { Information } from '../api/contract-information'
import styles from './contract-information.module.css'

/** The tariffs that are sold, each with the way to its information. */
export function TariffList({ tariffs }: Pick<Extract<Information, { kind: 'list' }>, 'tariffs'>) {
  return (
    <ul className={styles.list}>
      {tariffs.map(({ concrete_product_id: tariff, product_name, contract_term }) => (
        <li key={tariff}>
          <a href={routes.contractInformation({ tariff })}>
            {messages.information.linkName(product_name, contract_term)}
          </a>
        </li>
      ))}
    </ul>
  )
}
