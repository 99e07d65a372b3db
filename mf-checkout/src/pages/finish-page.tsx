import { orderStore, type OrderState } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { definePage } from '@nimbus/shared-ui/remote'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { useStore } from '@nimbus/shared-ui/use-store'
import { AlreadyOrdered } from '../features/finish/ui/already-ordered'
import { Confirmation } from '../features/finish/ui/confirmation'
import { de } from '../messages/de'
import { finish } from '../messages/finish.de'
import styles from './finish-page.module.css'

/** The confirmation of the order that this tab sent last; it survives a reload and asks the server nothing. */
function FinishPage() {
  const { value, restored } = useStore(orderStore)
  return (
    <div className={styles.page}>
      {!restored && <Waiting />}
      {restored && <Known order={value} />}
    </div>
  )
}

/** The server knows no order; without JavaScript it stays that way. */
const Waiting = () => (
  <>
    <h1 tabIndex={-1}>{finish.elsewhereTitle}</h1>
    <noscript>
      <p>{de.noScript}</p>
    </noscript>
    <Skeleton height="52rem" />
  </>
)

function Known({ order }: { order: OrderState }) {
  if (order.result) return <Confirmation result={order.result} />
  return order.sent_elsewhere ? <OrderedElsewhere order={order} /> : <NoOrder />
}

const OrderedElsewhere = ({ order }: { order: OrderState }) => (
  <div className={styles.empty}>
    <h1 tabIndex={-1}>{finish.elsewhereTitle}</h1>
    <AlreadyOrdered order={order} />
  </div>
)

const NoOrder = () => (
  <div className={styles.empty}>
    <h1 tabIndex={-1}>{finish.emptyTitle}</h1>
    <EmptyState
      title={finish.emptyReason}
      action={<LinkButton href={routes.start()}>{de.overview.emptyAction}</LinkButton>}
    >
      {finish.emptyText}
    </EmptyState>
  </div>
)

export const finishPage = definePage<null>({
  page: { id: 'finish', path: '/checkout/finish', layout: 'order', title: finish.title, noindex: true },
  load: async () => ({ payload: null }),
  head: () => ({ title: finish.title, description: finish.description, noindex: true }),
  Component: FinishPage,
})
