import { noticeFor } from '@nimbus/shared-contracts/errors'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { de } from '../../../messages/de'
import { SchemaForm } from './schema-form'
import type { StepFormProps } from './step-form-props'
import { useStepSchema } from './use-step-schema'

/** One form of the order: fetched, filled in, validated and saved by its scope. */
export function StepForm({ orderPath, scope, onLost, ...rest }: StepFormProps) {
  const loaded = useStepSchema(orderPath, scope, onLost)
  if (loaded.state === 'loading') return <Skeleton height="32rem" />
  if (loaded.state === 'failed') return <SchemaFailure onRetry={loaded.retry} />
  return (
    <SchemaForm
      key={scope}
      orderPath={orderPath}
      scope={scope}
      schema={loaded.schema}
      validate={loaded.validate}
      onLost={onLost}
      {...rest}
    />
  )
}

function SchemaFailure({ onRetry }: { onRetry: () => void }) {
  const { title, message } = noticeFor('formSchema', undefined)
  return (
    <Alert kind="error" title={title} role="alert">
      <p className="small">{message}</p>
      <p>
        <Button variant="secondary" size="s" onClick={onRetry}>
          {de.retry}
        </Button>
      </p>
    </Alert>
  )
}
