import { formatEuro } from '@nimbus/shared-contracts/money'
import { TV_NAME } from '@nimbus/shared-contracts/wording'
import { WideTable } from '@nimbus/shared-ui/tariff'
import { text } from '../../../messages/de'
import type { Column, Matrix } from '../model/matrix'
import styles from './price-matrix.module.css'

/** Every monthly price of the category as a table; readable without scripts and, on phones, one block per tariff. */
export function PriceMatrix({ matrix }: { matrix: Matrix }) {
  const { term, columns, youngMonths, rows } = matrix
  const columnName = (column: Column): string => (column === 'YOUNG' ? text.matrix.young(youngMonths) : TV_NAME[column])
  return (
    <WideTable name={text.matrix.title}>
      <table className={`matrix ${styles.matrix}`}>
        <caption>{text.matrix.caption(term, matrix.hasStartPrice)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.matrix.speed}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ family, name, cells }) => (
            <tr key={family}>
              <th scope="row">{name}</th>
              {cells.map(({ column, amount }) => (
                <td key={column}>
                  <span>{amount === undefined ? text.matrix.none : formatEuro(amount)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
