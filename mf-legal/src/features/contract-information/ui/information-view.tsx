import type { ContractInformation } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../../../messages/de'
import { printable } from '../api/contract-information'
import styles from './contract-information.module.css'

/** What has to be said of one tariff before the contract, section by section, and the same as PDF. */
export function InformationView({ information }: { information: ContractInformation }) {
  const { concrete_product_id: tariff, sections } = information
  return (
    <div className={styles.information}>
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rows.map(({ label, values }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                {values.map((value) => (
                  <dd key={value}>{value}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={`small ${styles.forms}`}>
        <a href={printable(tariff)} type="application/pdf">
          {messages.sheet.pdf}
        </a>
        <a href={routes.productSheets({ tariff })}>{messages.information.sheet}</a>
      </p>
    </div>
  )
}
