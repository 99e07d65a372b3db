import { alreadyOrderedNotice } from '@nimbus/shared-contracts/errors'
import type { OrderState } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { de } from '../../../messages/de'

type Ordered = Pick<OrderState, 'result' | 'sent_elsewhere'>

/** True when an order was made of what was in the cart: by this tab, or by another one that knows more of it. */
export const isOrdered = ({ result, sent_elsewhere }: Ordered): boolean => result !== null || sent_elsewhere !== null

/**
 * In place of a form that was left open after the order: nothing to order, its number, and the way to the confirmation
 * where this tab has it (STO-27).
 */
export function AlreadyOrdered({ order: { result, sent_elsewhere } }: { order: Ordered }) {
  const { title, message } = alreadyOrderedNotice(result?.order_id ?? sent_elsewhere ?? '')
  const way = result
    ? { href: routes.finish(), text: de.overview.toConfirmation }
    : { href: routes.start(), text: de.overview.emptyAction }
  return (
    <EmptyState title={title} action={<LinkButton href={way.href}>{way.text}</LinkButton>}>
      <p>{message}</p>
      {!result && <p>{de.overview.alreadyText}</p>}
    </EmptyState>
  )
}
