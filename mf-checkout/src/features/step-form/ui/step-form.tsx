import { host } from '@nimbus/shared-contracts/remote'
import { FormFailure, useServerForm } from '@nimbus/shared-ui/form'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { loadFormSchema } from '../api/form-schema'
import { SchemaForm, type StepFormProps } from './schema-form'

/** One form of the order: fetched, filled in, validated and saved by its scope. */
export function StepForm({ orderPath, scope, onLost, ...rest }: StepFormProps) {
  const form = useServerForm({
    name: `${orderPath} ${scope}`,
    load: (signal) => loadFormSchema(host().api, orderPath, scope, signal),
    onLost,
  })
  if (form.state === 'loading') return <Skeleton height="32rem" />
  if (form.state === 'failed') return <FormFailure onRetry={form.retry} />
  return (
    <SchemaForm
      key={scope}
      orderPath={orderPath}
      scope={scope}
      schema={form.schema}
      validate={form.validate}
      onLost={onLost}
      {...rest}
    />
  )
}
