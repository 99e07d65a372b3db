import { act, fireEvent, render, screen } from '@testing-library/react'
import { cartStore, emptyCart } from '@nimbus/shared-contracts/cart'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { aCart, aTariff } from '@nimbus/shared-contracts/testing'
import { SummarySlot } from '.'

const next = { label: 'Weiter', href: '/weiter' }
let mountWidget: jest.Mock

beforeEach(() => {
  mountWidget = jest.fn(() => ({ update: jest.fn(), unmount: jest.fn() }))
  setHost({ mountWidget } as unknown as Host)
  cartStore.set(emptyCart())
})
afterEach(() => setHost(undefined))

describe('SummarySlot', () => {
  it('says itself that nothing is chosen, and loads no code for it', () => {
    render(<SummarySlot next={next} />)
    expect(screen.getByRole('complementary', { name: 'Ihre Auswahl' })).toHaveTextContent('Noch nichts ausgewählt.')
    expect(mountWidget).not.toHaveBeenCalled()
  })

  it('loads the widget at the first move of a visitor, before anything is chosen', () => {
    render(<SummarySlot next={next} />)
    fireEvent.pointerMove(document.body)
    fireEvent.scroll(window)
    expect(mountWidget).toHaveBeenCalledTimes(1)
    expect(mountWidget).toHaveBeenCalledWith(
      'mf-cart/summary',
      expect.anything(),
      { next, changed: false },
      expect.anything(),
    )
  })

  it('loads the widget for what is in the cart, and keeps it when the cart is emptied', () => {
    render(<SummarySlot next={next} />)
    act(() => void cartStore.set(aCart({ tariff: aTariff() })))
    act(() => void cartStore.set(emptyCart()))
    expect(mountWidget).toHaveBeenCalledTimes(1)
    expect(mountWidget.mock.results[0]?.value.unmount).not.toHaveBeenCalled()
  })

  // a screen reader used to hear nothing of a price that was chosen before the widget was there
  it('tells the widget whether the cart has changed on this page before it was there', () => {
    const told = (): unknown => mountWidget.mock.lastCall?.[2]
    cartStore.set(aCart({ tariff: aTariff() }))
    act(() => cartStore.restore())
    const { unmount } = render(<SummarySlot next={next} />)
    expect(told()).toEqual({ next, changed: false })
    unmount()
    // it used to be told of a change where the page only came back from the history
    mountWidget.mockClear()
    const back = render(<SummarySlot next={next} />)
    act(() => cartStore.restore())
    expect(mountWidget.mock.results[0]?.value.update).toHaveBeenLastCalledWith({ next, changed: false })
    expect(told()).toEqual({ next, changed: false })
    back.unmount()
    act(() => void cartStore.set(emptyCart()))
    render(<SummarySlot next={next} />)
    act(() => void cartStore.set(aCart({ tariff: aTariff() })))
    expect(told()).toEqual({ next, changed: true })
  })
})
