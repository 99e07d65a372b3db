import { useId, type CSSProperties } from 'react'
import { formatEuro, type Cents } from '@nimbus/shared-contracts/money'
import { termText } from '@nimbus/shared-contracts/wording'
import { Section } from '@nimbus/shared-ui/page'
import { compare } from '../../../messages/compare.de'
import { costChart, paidUntil } from '../model/cost-chart'
import { costOfColumn, type ComparedOffer } from '../model/offer'
import styles from './compare.module.css'
import { LineSample } from './line-sample'

const { chart: text } = compare

const percent = (values: { x?: number; y?: number }): CSSProperties =>
  ({
    ...(values.x !== undefined && { '--x': `${values.x}%` }),
    ...(values.y !== undefined && { '--y': `${values.y}%` }),
  }) as CSSProperties

/** What has been paid by each of the months 1 to 24, drawn and as a table. */
export function CostChart({ offers }: { offers: readonly ComparedOffer[] }) {
  const books = offers.map((offer) => ({ key: offer.key, book: costOfColumn(offer).book }))
  const { lines, grid, months } = costChart(books)
  return (
    <Section title={text.title} lead={text.lead} className={styles.chartSection}>
      <div className={styles.chart} role="img" aria-label={text.alt}>
        <div className={styles.plot}>
          {grid.map(({ amount, at }) => (
            <span key={amount} className={styles.gridLine} style={percent({ y: at })}>
              <span>{formatEuro(amount)}</span>
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {lines.map(({ key, points }, index) => (
              <polyline key={key} points={points} data-line={index} />
            ))}
          </svg>
          {months.map(({ month, at }) => (
            <span key={month} className={styles.month} style={percent({ x: at })}>
              {month}
            </span>
          ))}
        </div>
        <div className={styles.labels}>
          {lines.map(({ key, label }, index) => (
            <span key={key} className={styles.label} style={percent({ y: label })}>
              <LineSample index={index} />
              <span>{nameOf(offers[index])}</span>
            </span>
          ))}
        </div>
      </div>
      <p className={`xs ${styles.axis}`} aria-hidden="true">
        {text.month}
      </p>
      <CostTable offers={offers} />
    </Section>
  )
}

const nameOf = (offer: ComparedOffer | undefined): string => offer?.device?.name ?? offer?.tariff.product_name ?? ''

/** A name that no other column has: a tariff with its term, a device with its tariff. */
const fullName = ({ tariff, device }: ComparedOffer): string =>
  [device?.name, tariff.product_name, termText(tariff.properties.contract_term)].filter(Boolean).join(', ')

function CostTable({ offers }: { offers: readonly ComparedOffer[] }) {
  const id = useId()
  const columns = offers.map((offer) => {
    const { book } = costOfColumn(offer)
    return { key: offer.key, name: fullName(offer), months: book.months, paid: paidUntil(book) }
  })
  return (
    <details className={styles.numbers}>
      <summary>{text.tableTitle}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard (WCAG 2.1.1) */}
      <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.numbersTable}>
          <caption id={id} className="small">
            {text.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {text.month}
              </th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="colgroup" colSpan={2}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {columns.map(({ key }) => (
                <SubHeads key={key} />
              ))}
            </tr>
          </thead>
          <tbody>
            {columns[0]?.paid.map(({ month }, index) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {columns.map(({ key, months, paid }) => (
                  <Amounts key={key} month={months[index]} paid={paid[index]?.amount} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const SubHeads = () => (
  <>
    <th scope="col">{text.inMonth}</th>
    <th scope="col">{text.untilThen}</th>
  </>
)

const Amounts = ({ month, paid }: { month: Cents | undefined; paid: Cents | undefined }) => (
  <>
    <td>{month !== undefined && formatEuro(month)}</td>
    <td>{paid !== undefined && formatEuro(paid)}</td>
  </>
)
