import type { Ref } from 'react'
import { receiptText, type DeclarationRow, type Receipt } from '@nimbus/shared-contracts/declaration'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { form as text } from '../../../messages/declarations.de'
import styles from './declaration.module.css'

interface ReceiptViewProps {
  receipt: Receipt
  /** True where a script can open the print dialog. */
  printable: boolean
  ref?: Ref<HTMLDivElement>
}

/** The receipt: what was declared and when it came, to be kept. */
export function ReceiptView({ receipt, printable, ref }: ReceiptViewProps) {
  const { title, received, sentence, rows, next } = receiptText(receipt)
  return (
    <section className={`panel ${styles.way}`} data-receipt>
      <Alert kind="success" title={title} ref={ref}>
        {text.mailTo(receipt.contents.email)}
      </Alert>
      <Rows rows={received} strong />
      <h3>{text.declared}</h3>
      <p>{sentence}</p>
      <Rows rows={rows} />
      <p>{next}</p>
      <p className="btns">
        {receipt.pdf && (
          <LinkButton href={receipt.pdf} download={text.file[receipt.kind]} icon="download">
            {text.pdf}
          </LinkButton>
        )}
        {printable && (
          <Button variant="secondary" onClick={() => window.print()}>
            {text.print}
          </Button>
        )}
      </p>
    </section>
  )
}

/** Label and text, beside each other where there is room. */
export function Rows({ rows, strong = false }: { rows: readonly DeclarationRow[]; strong?: boolean }) {
  return (
    <dl className={styles.rows} data-strong={strong || undefined}>
      {rows.map(({ label, text: lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line, index) => (
            <dd key={index}>{line || '\u00a0'}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
