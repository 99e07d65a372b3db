import type { DeclarationPayload } from '@nimbus/shared-contracts/declaration'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button } from '@nimbus/shared-ui/button'
import { RadioGroup } from '@nimbus/shared-ui/choice'
import { FieldGrid, TextAreaField } from '@nimbus/shared-ui/field'
import { fieldLabels, form as text, hints } from '../../../messages/declarations.de'
import styles from './declaration.module.css'
import { Field, FormNotices, FormTitle, PlainForm } from './form-parts'
import { ReceiptView } from './receipt-view'
import { useDeclaration } from './use-declaration'

const PATH = routes.cancel()

/** The confirmation page of BGB § 312k(2): all fields and the button at once, then the confirmation. */
export function CancellationForm({ payload, order }: { payload: DeclarationPayload; order: string }) {
  const [form, focused] = useDeclaration({ kind: 'cancellation', path: PATH, payload, order })
  if (form.step === 'receipt')
    return <ReceiptView form={form} withScript={payload.step !== 'receipt'} focused={focused} />
  const { values, problems, set } = form
  return (
    <section className={`panel ${styles.way} ${styles.tall}`}>
      <FormTitle form={form} focused={focused}>
        {text.cancellation.title}
      </FormTitle>
      <FormNotices form={form} ref={focused} />
      <PlainForm path={PATH} onSubmit={form.send}>
        <FieldGrid>
          <RadioGroup
            width="half"
            id="type"
            name="type"
            legend={fieldLabels.type}
            options={text.cancellation.types}
            value={values.type ?? ''}
            onChange={(type) => set('type', type)}
            error={problems.type}
          />
          <TextAreaField
            id="reason"
            name="reason"
            rows={2}
            width="half"
            label={fieldLabels.reason}
            hint={hints.cancellation.reason}
            value={values.reason ?? ''}
            onChange={(reason) => set('reason', reason)}
            error={problems.reason}
          />
          <Field form={form} name="name" autoComplete="name" width="half" />
          <Field form={form} name="identity" optional width="half" />
          <Field form={form} name="contract" width="half" />
          <Field form={form} name="end_date" optional width="half" />
          <Field form={form} name="email" type="email" autoComplete="email" />
        </FieldGrid>
        <p>
          <Button type="submit" busy={form.sending ? text.sending : undefined}>
            {text.cancellation.button}
          </Button>
        </p>
      </PlainForm>
    </section>
  )
}
