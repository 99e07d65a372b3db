import type { Ref } from 'react'
import type { Notice } from '@nimbus/shared-contracts/errors'
import { routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { de } from '../../../messages/de'
import { overview } from '../../../messages/overview.de'
import type { OrderNotice as Said } from '../../../order/notices'
import styles from './overview.module.css'

interface LoadFailureProps {
  notice: Notice
  /** Steps are missing, so trying again would not help. */
  incomplete: boolean
  onRetry: () => void
}

/** In place of the overview, when summary or data can't be had. */
export function LoadFailure({ notice: { type, title, message }, incomplete, onRetry }: LoadFailureProps) {
  return (
    <Alert kind={type} title={title} role="alert">
      {!!message && <p className="small">{message}</p>}
      <p>{incomplete ? <ToForm /> : <Retry onRetry={onRetry} />}</p>
    </Alert>
  )
}

interface OrderNoticeProps {
  notice: Said
  onRetry: () => void
  ref: Ref<HTMLDivElement>
}

/** Why the order was not taken, above the order block; a lost answer can be asked for again. */
export function OrderNotice({ notice, onRetry, ref }: OrderNoticeProps) {
  const { type, title, message, retry, incomplete } = notice
  return (
    <div className={styles.notice}>
      <Alert kind={type} title={title} role="alert" ref={ref}>
        {!!message && <p className="small">{message}</p>}
        {retry && (
          <p>
            <Retry onRetry={onRetry} />
          </p>
        )}
        {incomplete && (
          <p>
            <ToForm />
          </p>
        )}
      </Alert>
    </div>
  )
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="secondary" size="s" onClick={onRetry}>
    {de.retry}
  </Button>
)

const ToForm = () => (
  <LinkButton variant="secondary" size="s" href={routes.checkout()}>
    {overview.toForm}
  </LinkButton>
)
