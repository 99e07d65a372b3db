import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { messages } from '../messages/de'

/** Shown in the slot of a remote that could not be loaded or broke, and nowhere else. */
export function FailurePanel({ readable, onRetry }: { readable: boolean; onRetry: () => void }) {
  const { title, text, textReadable, textOffline, retry } = messages.failure
  const says = readable ? textReadable : text
  return (
    <div className="wrap section">
      <Alert kind="error" title={title} role="alert" headingLevel={readable ? 2 : 1}>
        <p className="small">{navigator.onLine ? says : textOffline}</p>
        <p>
          <Button variant="secondary" size="s" onClick={onRetry}>
            {retry}
          </Button>
        </p>
      </Alert>
    </div>
  )
}
