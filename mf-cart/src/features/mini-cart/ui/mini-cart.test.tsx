import { act, render, screen } from '@testing-library/react'
import { CART_KEY, cartStore } from '@nimbus/shared-contracts/cart'
import { aCart, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { MiniCart } from './mini-cart'

const stored = (cart: object) => sessionStorage.setItem(CART_KEY, JSON.stringify({ version: 1, data: cart }))
const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  sessionStorage.clear()
  cartStore.restore()
})

describe('MiniCart', () => {
  it('links to the cart and says how much is in it', () => {
    stored(aCart({ tariff: aTariff(), options: [anOption()] }))
    cartStore.restore()
    render(<MiniCart />)
    expect(screen.getByRole('link', { name: 'Warenkorb, 2 Positionen' })).toHaveAttribute('href', '/warenkorb')
    expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true')
  })

  it('has no badge when the cart is empty', () => {
    render(<MiniCart />)
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveTextContent(/^$/)
    expect(screen.getByRole('link')).not.toHaveAttribute('title')
  })

  it('follows the store', () => {
    render(<MiniCart />)
    act(() => void cartStore.set(aCart({ tariff: aTariff() })))
    expect(screen.getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeInTheDocument()
  })

  it('reads the storage again when the page comes back from the bfcache', () => {
    render(<MiniCart />)
    stored(aCart({ tariff: aTariff() }))
    act(() => void pageShow(false))
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeInTheDocument()
    act(() => void pageShow(true))
    expect(screen.getByRole('link', { name: 'Warenkorb, 1 Position' })).toBeInTheDocument()
  })
})
