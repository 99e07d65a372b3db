import type { ProductSheet } from '@nimbus/shared-contracts/catalogue'
import { messages } from '../../../messages/de'
import { machineReadable, printable } from '../api/product-sheets'
import styles from './product-sheet.module.css'

/** One product information sheet as a table, with the same facts as PDF and JSON. */
export function SheetView({ sheet }: { sheet: ProductSheet }) {
  return (
    <div className={styles.sheet}>
      <table className={styles.facts}>
        <caption className="vh">{messages.sheet.caption(sheet.product_name)}</caption>
        <tbody>
          {sheet.rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {values.map((value) => (
                  <span key={value}>{value}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`small ${styles.forms}`}>
        <a href={printable(sheet.concrete_product_id)} type="application/pdf">
          {messages.pdf}
        </a>
        <a href={machineReadable(sheet.concrete_product_id)} type="application/json">
          {messages.sheet.json}
        </a>
      </p>
    </div>
  )
}
