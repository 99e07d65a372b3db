import { Suspense } from 'react'
import { lineCount } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { Icon } from '@nimbus/shared-ui/icon'
import { PageHeading } from '@nimbus/shared-ui/page'
import { lazyPart } from '@nimbus/shared-ui/lazy-part'
import { TotalsStatus } from '../features/costs/ui/totals-status'
import { GoodToKnow } from '../features/information/ui/good-to-know'
import { UndoNotice } from '../features/lines/ui/undo-notice'
import { PriceNews } from '../features/price-check/ui/price-news'
import { usePriceCheck, type PriceCheck } from '../features/price-check/api/price-plan'
import { empty, page as text, priceCheck as priceText } from '../messages/de'
import { wayBack } from '../model/category'
import { totalsOf } from '../model/totals'
import { useCart } from '../store/use-cart'
import { useNow } from '../store/use-now'
import styles from './cart-page.module.css'
import { CartSkeleton } from './cart-skeleton'
import { useCartChanges, type CartChanges } from './use-cart-changes'

/** Most first visits see an empty cart. */
const FilledCart = lazyPart(async () => {
  const { FilledCart: component } = await import(/* webpackChunkName: "lazy-filled-cart" */ './filled-cart')
  return component
})

/**
 * The cart page. Its lead is the largest text of an empty cart, so that the first paint is the largest one too. What
 * depends on the cart has its own key, so that it replaces the skeleton instead of moving it.
 */
export function CartView() {
  const { cart, restored } = useCart()
  const now = useNow()
  const priceCheck = usePriceCheck(cart, restored)
  const changes = useCartChanges(cart)
  const back = wayBack(cart)
  const isFilled = lineCount(cart) > 0
  return (
    <div data-boundary="mf-cart" className={`order ${styles.page}`}>
      <div className={styles.head}>
        <a className="link small" href={back.href}>
          <Icon name="arrow-left" />
          <span>{text.backTo[back.to]}</span>
        </a>
        <PageHeading title={text.heading} lead={text.lead} />
      </div>
      {restored && <PriceNews {...priceCheck} />}
      {changes.undoable && <UndoNotice text={changes.undoable.text} onUndo={changes.undo} />}
      {!restored || !now ? (
        <CartSkeleton key="skeleton" />
      ) : isFilled ? (
        <Suspense key="filled" fallback={<CartSkeleton />}>
          <FilledCart cart={cart} now={now} onRemove={changes.remove} onSwap={changes.swap} onClear={changes.clear} />
        </Suspense>
      ) : (
        <div key="empty" className={styles.empty}>
          <EmptyState
            title={empty.title}
            action={
              <span className={styles.ways}>
                <LinkButton href={routes.landlineTariffs()}>{empty.landline}</LinkButton>
                <LinkButton variant="secondary" href={routes.mobileTariffs()}>
                  {empty.mobile}
                </LinkButton>
              </span>
            }
          >
            <p>{empty.text}</p>
          </EmptyState>
          <GoodToKnow />
        </div>
      )}
      <TotalsStatus
        totals={isFilled ? totalsOf(cart) : undefined}
        restored={restored}
        news={newsOf(priceCheck, changes)}
      />
    </div>
  )
}

/** What a screen reader hears before the new total: the customer's own change, or what the server corrected. */
function newsOf({ news, problem }: PriceCheck, { undoable }: CartChanges): string | undefined {
  const corrected = news && (news.removed.length > 0 ? priceText.removedNames(news.removed) : priceText.changed)
  const failure = problem === 'unverified' ? priceText.unverified : problem?.title
  return [failure, corrected, undoable?.text].filter(Boolean).join(' ') || undefined
}
