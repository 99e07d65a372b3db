import { Icon } from '@nimbus/shared-ui/icon'
import { Logo } from '@nimbus/shared-ui/halo'
import { useStore } from '@nimbus/shared-ui/use-store'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { cartStore, lineCount } from '@nimbus/shared-contracts/cart'
import type { Layout } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { FrameBoundary } from '../boundary/frame-boundary'
import { messages } from '../messages/de'
import { HeaderSearch } from './header-search'
import { MainNav } from './main-nav'
import { Menu } from './menu'
import './frame.css'

const text = messages.header

export interface FrameProps {
  layout: Layout
  path: string
}

/** The header of all layouts; the order layout's is slim, without navigation (DES-20). */
export function Header({ layout, path }: FrameProps) {
  return (
    <FrameBoundary part="header" path={path} fallback={<BareHeader />}>
      {layout === 'order' ? <OrderHeader /> : <ShopHeader path={path} />}
    </FrameBoundary>
  )
}

/** What is left of a header that broke: the ways home and to the cart. */
const BareHeader = () => (
  <header className="hd">
    <div className="wrap hd__in">
      <HomeLink />
      <div className="hd__tools">
        <CartLink />
      </div>
    </div>
  </header>
)

const ShopHeader = ({ path }: { path: string }) => (
  <header className="hd">
    <div className="wrap hd__in">
      <HomeLink />
      <MainNav path={path} key={`nav ${path}`} />
      <div className="hd__tools">
        <HeaderSearch key={`suche ${path}`} />
        <a className="icon-btn" href={routes.orderStatus()} aria-label={text.track}>
          <Icon name="package" />
        </a>
        <FrameBoundary part="cart of the header" path={path} fallback={<CartLink />}>
          <Cart />
        </FrameBoundary>
        <Menu path={path} key={`menü ${path}`} />
      </div>
    </div>
  </header>
)

function OrderHeader() {
  return (
    <header className="hd hd--order">
      <div className="order hd__in">
        <HomeLink />
        <span className="secure">
          <Icon name="lock" />
          <span>{text.secure}</span>
        </span>
        <a className="link small" href={routes.help()}>
          <Icon name="headset" />
          <span>{text.help}</span>
        </a>
      </div>
    </header>
  )
}

const HomeLink = () => (
  <a className="logo" href={routes.start()} aria-label={messages.home}>
    <Logo />
    {messages.brand}
  </a>
)

/** The cart's own widget as soon as there is something to count; an empty cart needs none of its code. */
function Cart() {
  const { value: cart } = useStore(cartStore)
  return lineCount(cart) > 0 ? (
    <WidgetSlot widget="mf-cart/mini-cart" fallback={<CartLink />} className="hd__cart" />
  ) : (
    <div className="hd__cart">
      <CartLink />
    </div>
  )
}

/** Stands for the mini cart until it is loaded, and when it can't be. */
const CartLink = () => (
  <a className="icon-btn" href={routes.cart()} aria-label={text.cart}>
    <Icon name="shopping-bag" />
  </a>
)
