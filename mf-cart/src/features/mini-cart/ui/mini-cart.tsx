import { lineCount } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { miniCart } from '../../../messages/de'
import { wholePrice } from '../../../messages/short-price'
import { totalsOf } from '../../../model/totals'
import { useCart } from '../../../store/use-cart'

/**
 * The cart in the header: how much is in it, and under the pointer, as its description, what it costs. The badge lies over the
 * icon, so nothing moves when it appears after hydration.
 */
export function MiniCart() {
  const { cart } = useCart()
  const count = lineCount(cart)
  const price = count > 0 ? wholePrice(totalsOf(cart)) : undefined
  return (
    <a
      className="icon-btn"
      href={routes.cart()}
      aria-label={count > 0 ? miniCart.filled(count) : miniCart.empty}
      title={price}
      data-boundary="mf-cart"
    >
      <Icon name="shopping-bag" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  )
}
