import type { ContractInformation } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../../../messages/de'
import { printable, type DocumentName } from '../api/tariff-document'
import styles from './tariff-document.module.css'

/** A document of one tariff, section by section, and the same as PDF. */
export function DocumentView({ name, document }: { name: DocumentName; document: ContractInformation }) {
  const { concrete_product_id: tariff, sections } = document
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
        <a href={printable(name, tariff)} type="application/pdf">
          {messages.pdf}
        </a>
        <a href={routes.productSheets({ tariff })}>{messages.sheet.name}</a>
        <a href={routes.priceList()}>{messages.priceList}</a>
      </p>
    </div>
  )
}
