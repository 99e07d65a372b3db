import { useId } from 'react'
import type { ContractSummary as Summary } from '@nimbus/shared-contracts/order'
import { LinkButton } from '@nimbus/shared-ui/button'
import { CheckboxField } from '@nimbus/shared-ui/field'
import { overview } from '../../../messages/overview.de'
import { MailSummaryButton } from './mail-summary-button'
import styles from './overview.module.css'

export const RECEIVED_FIELD = 'summary-received'

interface ContractSummaryProps {
  summary: Summary
  orderPath: string
  received: boolean
  onReceived: (received: boolean) => void
  error: string | undefined
}

/** The contract summary (TKG § 54 (3), (EU) 2019/2243) for reading and keeping, and the confirmation of its receipt. */
export function ContractSummary({ summary, orderPath, received, onReceived, error }: ContractSummaryProps) {
  const heading = useId()
  const { title, service, provider, date, intro, sections, pdf } = summary
  return (
    <section className={`panel ${styles.summary}`} aria-labelledby={heading}>
      <div className={styles.summaryHead}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="small">{overview.summaryHint}</p>
        </div>
        <p className="btns">
          <LinkButton variant="secondary" size="s" icon="download" href={pdf} download>
            {overview.pdf}
          </LinkButton>
          <MailSummaryButton orderPath={orderPath} />
        </p>
      </div>
      <div className={styles.summaryBody}>
        <div>
          <p>
            <b>{service}</b>
            <span>{`, ${provider.join(', ')}, Stand ${date}`}</span>
          </p>
          <p className={`muted ${styles.intro}`}>{intro.join(' ')}</p>
        </div>
        {sections.map((section) => (
          <div key={section.title}>
            <h3>{section.title}</h3>
            {section.table && <SummaryTable table={section.table} />}
            <dl>
              {shownRows(section).map(({ label, text }) => (
                <div key={label} className={styles.summaryRow}>
                  <dt>{label}</dt>
                  {text.map((line) => (
                    <dd key={line}>{line}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className={styles.summaryFoot}>
        <CheckboxField
          id={RECEIVED_FIELD}
          name={RECEIVED_FIELD}
          label={overview.receivedLabel}
          checked={received}
          onChange={onReceived}
          error={error}
        />
      </div>
    </section>
  )
}

type Section = Summary['sections'][number]

/** What the table of a section hasn't said. */
const shownRows = ({ table, rows }: Section): Section['rows'] => (table ? rows.filter((row) => !row.in_table) : rows)

function SummaryTable({ table: { caption, columns, rows } }: { table: NonNullable<Section['table']> }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.slice(1).map((column, index) => (
              <td className="num" key={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
