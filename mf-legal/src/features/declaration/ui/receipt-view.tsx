import type { Ref } from 'react'
import { receiptText, receivedText, type DeclarationRow, type Receipt } from '@nimbus/shared-contracts/declaration'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { form as text } from '../../../messages/declarations.de'
import type { KeptReceipt } from '../api/kept-receipts'
import styles from './declaration.module.css'
import type { DeclarationForm } from './use-declaration'

interface ReceiptViewProps {
  form: DeclarationForm
  /** False for the answer to a form that was sent without script: nothing would come of a press. */
  withScript: boolean
  focused: Ref<HTMLDivElement>
}

/** The receipt: what was declared and when it came, to be kept. After a reload its PDF says what was declared. */
export function ReceiptView({ form: { receipt, kept, again }, withScript, focused }: ReceiptViewProps) {
  const shown = receipt ?? kept
  if (!shown) return null
  return (
    <section className={`panel ${styles.way} ${shown.kind === 'cancellation' ? styles.tall : ''}`} data-receipt>
      {receipt ? <Whole receipt={receipt} focused={focused} /> : <Again kept={shown} focused={focused} />}
      <p className="btns">
        {shown.pdf && (
          <LinkButton href={shown.pdf} download={text.file[shown.kind]} icon="download">
            {text.pdf}
          </LinkButton>
        )}
        {withScript && (
          <>
            <Button variant="secondary" onClick={() => window.print()}>
              {text.print}
            </Button>
            <Button variant="quiet" onClick={again}>
              {text.again[shown.kind]}
            </Button>
          </>
        )}
      </p>
    </section>
  )
}

function Whole({ receipt, focused }: { receipt: Receipt; focused: Ref<HTMLDivElement> }) {
  const { title, received, sentence, rows, next } = receiptText(receipt)
  return (
    <>
      <Alert kind="success" title={title} ref={focused}>
        {receipt.mailed === false ? text.notMailed : text.mailTo(receipt.contents.email)}
      </Alert>
      <Rows rows={received} strong />
      <h3>{text.declared}</h3>
      <p>{sentence}</p>
      <Rows rows={rows} />
      <p>{next}</p>
    </>
  )
}

function Again({ kept, focused }: { kept: KeptReceipt; focused: Ref<HTMLDivElement> }) {
  const { title, received, next } = receivedText(kept)
  return (
    <>
      <Alert kind="success" title={title} ref={focused}>
        {kept.pdf ? text.received.withPdf : text.received.byMail}
      </Alert>
      <Rows rows={received} strong />
      <p>{next}</p>
    </>
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
