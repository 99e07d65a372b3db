import type { ProductSheetList } from '@nimbus/shared-contracts/catalogue'
import { messages } from '../../../messages/de'
import styles from './tariff-document.module.css'

interface TariffListProps {
  tariffs: ProductSheetList['sheets']
  hrefOf: (query: { tariff: string }) => string
}

/** The tariffs that are sold, each with the way to its document. */
export function TariffList({ tariffs, hrefOf }: TariffListProps) {
  return (
    <ul className={styles.list}>
      {tariffs.map(({ concrete_product_id: tariff, product_name, contract_term }) => (
        <li key={tariff}>
          <a href={hrefOf({ tariff })}>{messages.tariffName(product_name, contract_term)}</a>
        </li>
      ))}
    </ul>
  )
}
