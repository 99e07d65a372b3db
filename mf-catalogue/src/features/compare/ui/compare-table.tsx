import { Fragment, type ReactNode, type Ref } from 'react'
import { routes } from '@nimbus/shared-contracts/routes'
import { EnergyArrow, ProductSheetLink } from '@nimbus/shared-ui/energy'
import { compare } from '../../../messages/compare.de'
import type { ComparedOffer } from '../model/offer'
import { ENERGY_ROW, SHEET_ROW, type Row, type RowGroup } from '../model/rows'
import { ColumnHead } from './column-head'
import styles from './compare.module.css'

const { table: text } = compare

interface CompareTableProps {
  offers: readonly ComparedOffer[]
  groups: readonly RowGroup[]
  onlyDifferences: boolean
  /** The way to order an offer. */
  action(offer: ComparedOffer): ReactNode
  ref?: Ref<HTMLDivElement>
}

/** All offers in one table with headers of rows and columns; where it is wider than the page it can be moved by keyboard. */
export function CompareTable({ offers, groups, onlyDifferences, action, ref }: CompareTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard (WCAG 2.1.1)
    <div className={styles.scroll} role="region" aria-label={text.region} tabIndex={0} ref={ref}>
      <table className={styles.table}>
        <caption className="small">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{text.feature}</span>
            </th>
            {offers.map((offer) => (
              <th key={offer.key} scope="col">
                <ColumnHead offer={offer} offers={offers} onlyDifferences={onlyDifferences} action={action(offer)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={offers.length + 1}>{compare.controls.noDifferences}</td>
            </tr>
          </tbody>
        )}
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={offers.length + 1}>
                <span>{group.label}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {offers.map((offer, index) => (
                  <td key={offer.key} data-row={row.key}>
                    <Cell row={row} offer={offer} lines={row.cells[index] ?? []} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Cell({ row, offer, lines }: { row: Row; offer: ComparedOffer; lines: readonly string[] }) {
  if (lines.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">{text.nothing}</span>
      </>
    )
  }
  if (row.key === SHEET_ROW) return <SheetLink offer={offer} />
  if (row.key === ENERGY_ROW && offer.device) return <Energy device={offer.device} />
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ))
}

const SheetLink = ({ offer: { tariff } }: { offer: ComparedOffer }) => (
  <a href={routes.productSheets({ tariff: tariff.concrete_product_id })}>
    {compare.rows.sheet}
    <span className="vh">{` ${tariff.product_name}`}</span>
  </a>
)

function Energy({ device: { energy, name } }: { device: NonNullable<ComparedOffer['device']> }) {
  return energy.efficiency ? (
    <span className="energy-row">
      <EnergyArrow efficiency={energy.efficiency} device={name} />
      <ProductSheetLink efficiency={energy.efficiency} device={name} />
    </span>
  ) : null
}
