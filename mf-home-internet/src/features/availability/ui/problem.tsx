import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { text } from '../../../messages/de'
import styles from './availability-check.module.css'
import type { CheckProblem } from './use-availability-check'

interface ProblemProps {
  problem: CheckProblem | undefined
  onRetry(): void
}

/** Why there is no result and what helps; stays in the page, since a toast goes away. */
export function Problem({ problem, onRetry }: ProblemProps) {
  if (!problem) return null
  const { notice, retry } = problem
  return (
    <Alert kind="error" title={notice.title} headingLevel={3}>
      {retry ? (
        <Button variant="secondary" size="s" onClick={onRetry}>
          {text.availability.retry}
        </Button>
      ) : (
        <>
          <p className="small">{text.availability.hints}</p>
          <ul className={`small ${styles.hints}`}>
            <li>{text.availability.hintZip}</li>
            <li>{text.availability.hintNumber}</li>
            <li>{text.availability.hintNew}</li>
          </ul>
        </>
      )}
    </Alert>
  )
}
