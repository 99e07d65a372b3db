import { lineCount } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { miniCart } from '../../../messages/de'
import { useCart } from '../../../store/use-cart'

/** The cart in the header. The badge lies over the icon, so nothing moves when it appears after hydration. */
export function MiniCart() {
  const { cart } = useCart()
  const count = lineCount(cart)
  return (
    <a
      className="icon-btn"
      href={routes.cart()}
      aria-label={count > 0 ? miniCart.filled(count) : miniCart.empty}
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
