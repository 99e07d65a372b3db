import { sentOrderId } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { FormFailure, useServerForm } from '@nimbus/shared-ui/form'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { loadFormSchema } from '../api/form-schema'
import { loadPhoneRules } from '../api/phone-rules'
import type { StepFormProps } from './schema-form'

/** One form of the order: fetched, filled in, validated and saved by its scope. */
export function StepForm({ orderPath, scope, onSentBefore, onLost, ...rest }: StepFormProps) {
  const form = useServerForm({
    name: `${orderPath} ${scope}`,
    load: (signal) => loadFormSchema(host().api, orderPath, scope, signal),
    // 19 kB that the page does without until there is a form, and 25 kB that only forms with a number need
    async code(schema) {
      const [{ SchemaForm }, normalisePhone] = await Promise.all([
        import(/* webpackChunkName: "lazy-step-form" */ './schema-form'),
        schema.then(loadPhoneRules),
      ])
      return { SchemaForm, normalisePhone }
    },
    onRefused(error) {
      const sent = sentOrderId(error)
      if (sent !== undefined) onSentBefore(sent)
      else if (error.status === 404) onLost()
      else return false
      return true
    },
  })
  if (form.state === 'loading') return <Skeleton height="32rem" />
  if (form.state === 'failed') return <FormFailure onRetry={form.retry} />
  const { SchemaForm, normalisePhone } = form.code
  return (
    <SchemaForm
      key={scope}
      orderPath={orderPath}
      scope={scope}
      schema={form.schema}
      validate={form.validate}
      normalisePhone={normalisePhone}
      onSentBefore={onSentBefore}
      onLost={onLost}
      {...rest}
    />
  )
}
