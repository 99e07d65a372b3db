import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { de } from '../messages/de'

/** In place of a form that was left open after the order: nothing to order, and the way to the confirmation (STO-27). */
export const AlreadyOrdered = () => (
  <EmptyState
    title={de.overview.already}
    action={<LinkButton href={routes.finish()}>{de.overview.toConfirmation}</LinkButton>}
  >
    {de.overview.alreadyText}
  </EmptyState>
)
