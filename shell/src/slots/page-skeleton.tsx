import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { messages } from '../messages/de'

/** Stands in a slot while its remote is loading; that it takes long is said by the stage (busy-sign). */
export function PageSkeleton() {
  return (
    <div className="wrap section" aria-busy="true">
      <p className="vh">{messages.loading}</p>
      <Skeleton height="3rem" width="60%" />
      <Skeleton height="26rem" />
    </div>
  )
}
