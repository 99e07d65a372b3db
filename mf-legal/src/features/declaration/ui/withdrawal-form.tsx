import type { RefObject } from 'react'
import {
  CONFIRMED_FIELD,
  declarationRows,
  declaredSentence,
  KEY_FIELD,
  readDeclaration,
  type DeclarationPayload,
} from '@nimbus/shared-contracts/declaration'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button } from '@nimbus/shared-ui/button'
import { form as text } from '../../../messages/declarations.de'
import styles from './declaration.module.css'
import { Field, FormNotices, FormTitle, PlainForm } from './form-parts'
import { ReceiptView, Rows } from './receipt-view'
import { useDeclaration, type DeclarationForm } from './use-declaration'

const PATH = routes.withdraw()

/** The withdrawal function (BGB § 356a): three fields, then what will be declared with one button, then the receipt. */
export function WithdrawalForm({ payload, order }: { payload: DeclarationPayload; order: string }) {
  const [form, focused] = useDeclaration({ kind: 'withdrawal', path: PATH, payload, order })
  if (form.step === 'receipt')
    return <ReceiptView form={form} withScript={payload.step !== 'receipt'} focused={focused} />
  if (form.step === 'confirm')
    return <Confirmation form={form} focused={focused} formKey={payload.step === 'confirm' ? payload.key : undefined} />
  return (
    <section className={`panel ${styles.way}`}>
      <FormTitle form={form} focused={focused}>
        {text.withdrawal.title}
      </FormTitle>
      <p>{text.withdrawal.text}</p>
      <FormNotices form={form} ref={focused} />
      <PlainForm path={PATH} onSubmit={form.check}>
        <Field form={form} name="name" autoComplete="name" />
        <Field form={form} name="contract" />
        <Field form={form} name="email" type="email" autoComplete="email" />
        <p>
          <Button type="submit">{text.withdrawal.next}</Button>
        </p>
      </PlainForm>
    </section>
  )
}

interface ConfirmationProps {
  form: DeclarationForm
  /** Of a page that the server has answered with. */
  formKey: string | undefined
  focused: RefObject<HTMLDivElement | null>
}

/** What will be declared, and the one button that declares it. */
function Confirmation({ form, formKey, focused }: ConfirmationProps) {
  const read = readDeclaration('withdrawal', form.values)
  if (!read.ok) return null
  return (
    <section className={`panel ${styles.way}`}>
      <div tabIndex={-1} ref={form.lost ? undefined : focused}>
        <h2>{text.withdrawal.confirm}</h2>
      </div>
      {form.lost && <FormNotices form={form} ref={focused} />}
      <p>{declaredSentence(read.value)}</p>
      <Rows rows={declarationRows(read.value)} />
      <PlainForm path={PATH} onSubmit={form.send}>
        {Object.entries(form.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {formKey && <input type="hidden" name={KEY_FIELD} value={formKey} />}
        <p className="btns">
          <Button type="submit" name={CONFIRMED_FIELD} value="yes" busy={form.sending ? text.sending : undefined}>
            {text.withdrawal.button}
          </Button>
          <Button
            type="submit"
            variant="quiet"
            name={CONFIRMED_FIELD}
            value="no"
            onClick={(event) => {
              event.preventDefault()
              form.change()
            }}
          >
            {text.withdrawal.change}
          </Button>
        </p>
      </PlainForm>
    </section>
  )
}
