import { Fragment } from 'react'
import { formatEuro, monthlyEquivalent, type Ledger } from '@nimbus/shared-contracts/money'
import { WideTable } from '@nimbus/shared-ui/tariff'
import { periodPrices } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { volumeText } from '../../../messages/volume-text'
import type { PriceTable, PriceTableRow } from '../model/price-table'
import styles from './mobile-tariffs.module.css'

const { matrix: text, volume } = messages.mobileTariffs

/** Every price of the category as a table; readable without scripts and, on phones, one block per tariff. */
export function MobilePriceTable({ table: { terms, rows } }: { table: PriceTable }) {
  const prepaid = terms.length === 0
  const columns = [volume, ...(prepaid ? [text.fourWeeks, text.month] : [...terms.map(text.term), text.oneOff])]
  return (
    <WideTable name={text.title}>
      <table className={`matrix ${styles.matrix}`}>
        <caption>{prepaid ? text.prepaidCaption : text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.tariff}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.family}>
              <th scope="row">{row.name}</th>
              {(prepaid ? prepaidCells(row) : postPaidCells(row, terms)).map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function prepaidCells(row: PriceTableRow): string[] {
  const fourWeekly = row.books[0]?.fourWeekly
  if (fourWeekly === undefined) return [volumeText(row.volume), '', '']
  return [volumeText(row.volume), formatEuro(fourWeekly), formatEuro(monthlyEquivalent(fourWeekly))]
}

const postPaidCells = (row: PriceTableRow, terms: readonly number[]) => [
  volumeText(row.volume),
  ...row.books.map((book, index) => book && <PriceSteps key={terms[index]} book={book} />),
  row.books[0] && formatEuro(row.books[0].oneOff),
]

/** All steps in one cell: 24,95 € Monat 1–24, 29,95 € ab Monat 25 */
function PriceSteps({ book }: { book: Ledger }) {
  const prices = periodPrices(book)
  return (
    <span>
      {prices.map(({ from, amount, label }, index) => (
        <Fragment key={from}>
          {index > 0 && ' '}
          <span>{`${formatEuro(amount)} ${label}${index < prices.length - 1 ? ',' : ''}`}</span>
        </Fragment>
      ))}
    </span>
  )
}
