import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { GoodToKnow } from '../features/information/ui/good-to-know'
import { page as text } from '../messages/de'

/** The cart's place in the server's HTML, which holds no cart. */
export function CartSkeleton() {
  return (
    <div className="order__g">
      <div>
        <section className="panel">
          <noscript>
            <p>{text.loading}</p>
          </noscript>
          <Skeleton height="26rem" />
        </section>
        <GoodToKnow />
      </div>
      <div className="sum">
        <div className="sum__p">
          <Skeleton height="24rem" />
        </div>
      </div>
    </div>
  )
}
