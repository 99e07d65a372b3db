import type { Ref } from 'react'
import { routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import { definePage, type PageComponentProps } from '@nimbus/shared-ui/remote'
import { calendarHref } from '../features/finish/model/calendar'
import { nextSteps } from '../features/finish/model/next-steps'
import { loadStatus, type StatusPayload } from '../features/order-status/api/load-status'
import { AccessForm } from '../features/order-status/ui/access-form'
import { OrderProgress } from '../features/order-status/ui/order-progress'
import { orderStatus as text } from '../messages/order-status.de'
import { useHeadingFocus } from '../ui/use-heading-focus'
import styles from './finish-page.module.css'

/** An order by the code in the address, else the form that finds it. */
function OrderStatusPage({ payload, query }: PageComponentProps<StatusPayload>) {
  const { status } = payload
  const heading = useHeadingFocus(status?.order_id ?? 'form')
  return (
    <div className={styles.page}>
      {status ? (
        <OrderProgress
          key={status.progress.changed_at}
          loaded={status}
          code={query.code ?? ''}
          promised={nextSteps(status)}
          calendar={calendarHref(status)}
          heading={heading}
        />
      ) : (
        <Access problem={payload.problem} orderId={query.auftrag ?? ''} heading={heading} />
      )}
    </div>
  )
}

interface AccessProps {
  problem: 'refused' | 'away' | undefined
  orderId: string
  heading: Ref<HTMLHeadingElement>
}

function Access({ problem, orderId, heading }: AccessProps) {
  const { access } = text
  return (
    <div className={styles.empty}>
      <h1 tabIndex={-1} ref={heading}>
        {text.title}
      </h1>
      {problem === 'refused' && (
        <Alert kind="warning" title={access.wrongLink}>
          {access.wrongLinkText}
        </Alert>
      )}
      {problem === 'away' && (
        <Alert kind="error" title={access.away}>
          {access.awayText}
        </Alert>
      )}
      <p className="lead">{access.lead}</p>
      <AccessForm orderId={orderId} />
    </div>
  )
}

export const orderStatusPage = definePage<StatusPayload>({
  page: {
    id: 'order-status',
    path: routes.orderStatus(),
    layout: 'default',
    title: text.title,
    noindex: true,
    personal: true,
    query: ['auftrag', 'code'],
  },
  load: async ({ api, query }) => ({ payload: await loadStatus(api, query) }),
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  Component: OrderStatusPage,
})
