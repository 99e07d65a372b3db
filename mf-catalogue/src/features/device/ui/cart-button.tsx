import { Button, LinkButton } from '@nimbus/shared-ui/button'
import { routes } from '@nimbus/shared-contracts/routes'
import * as messages from '../../../messages/de'

const text = messages.device

interface CartButtonProps {
  soldOut: boolean
  inCart: boolean
  busy: boolean
  /** In the bar at the bottom of the screen. */
  small?: boolean
  onPress(): void
}

/** Into the cart; what lies there already leads to it, and what is sold out can't be bought. */
export function CartButton({ soldOut, inCart, busy, small, onPress }: CartButtonProps) {
  const look = small ? ({ size: 's' } as const) : ({ size: 'l', block: true } as const)
  if (soldOut) {
    return (
      <Button {...look} disabled>
        {text.soldOut}
      </Button>
    )
  }
  if (inCart) {
    return (
      <LinkButton {...look} href={routes.cart()} icon="check">
        {text.inCart}
      </LinkButton>
    )
  }
  return (
    <Button {...look} onClick={onPress} {...(busy && { busy: text.intoCartBusy })}>
      {text.intoCart}
    </Button>
  )
}
