import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { messages } from '../messages/de'

/** Stands in a slot while its remote is loading. */
export function PageSkeleton() {
  return (
    <div className="wrap section" aria-busy="true">
      <p className="vh" role="status">
        {messages.loading}
      </p>
      <Skeleton height="3rem" width="60%" />
      <Skeleton height="26rem" />
    </div>
  )
}
