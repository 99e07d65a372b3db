import { act, screen, waitFor } from '@testing-library/react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { endOrder, orderStore, rememberSentOrder } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCart, anOption, aTariff, compiledValidator } from '@nimbus/shared-contracts/testing'
import { fillCustomer, heading, nextButton, order, orderButton, user } from '../testing/customer'
import { aCartResponse, aFakeShop, anApiError, anOrderResult, type FakeShop } from '../testing/fake-shop'
import { openTab, renderShop } from '../testing/render-shop'
import { openSavedOrder } from '../testing/saved-order'
import { loadValidator } from '@nimbus/shared-ui/form/validator'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

const ORDER_ID = 'NB-2026-7K3M9Q'
const sentBefore = () =>
  failed(anApiError({ status: 409, exception: 'MalformedRequestException', details: [{ order_id: ORDER_ID }] }))
const conflict = () => failed(anApiError({ status: 409, exception: 'IdempotencyConflictException' }))

let shop: FakeShop
let tracked: string[]
let stop: () => void

beforeEach(() => {
  shop = aFakeShop()
  tracked = []
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
  stop = subscribe('track', ({ event }) => tracked.push(event))
})
afterEach(() => {
  stop()
  setHost(undefined)
})

/** An answer that comes when the test says so. */
function later<T>(): { answer: Promise<T>; come: (value: T) => Promise<void> } {
  let resolve: (value: T) => void = () => {}
  const answer = new Promise<T>((done) => (resolve = done))
  return { answer, come: (value) => act(async () => resolve(value)) }
}

const keysOf = (calls: RegExp) => shop.callsOf(calls).map(({ idempotencyKey }) => idempotencyKey)

describe('an answer that comes late', () => {
  const chooseSituation = async (): Promise<void> => {
    await user.click(screen.getByRole('radio', { name: /Kein Anschluss/ }))
    await user.click(await nextButton('Persönliche Daten'))
  }

  // the cart of the request used to come back with the answer
  it.each([200, 300])('leaves what was put into the cart meanwhile (status_code %i)', async (status_code) => {
    const smart = anOption({ concrete_product_id: 'smart', product_name: 'Smart' })
    openTab(aCart({ tariff: aTariff() }))
    renderShop(shop, '/checkout')
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/initiate-order/, answer)
    await chooseSituation()
    act(() => void cartStore.set(aCart({ tariff: aTariff(), options: [smart] })))
    await come(ok(aCartResponse({ status_code })))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Warenkorb aktualisiert.*inzwischen geändert/)
    expect(cartStore.get().options).toEqual([smart])
    await user.click(await nextButton('Persönliche Daten'))
    await heading('Ihre persönlichen Daten')
    const [first, second] = keysOf(/initiate-order/)
    expect(second).not.toBe(first)
  })

  it('moves nobody who has left the step', async () => {
    openSavedOrder()
    renderShop(shop, '/checkout?step=customer')
    await fillCustomer()
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/save\/CUSTOMER/, answer)
    await user.click(await nextButton('Zahlung'))
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    await heading('Ihr Anschluss heute')
    await come(ok({}))
    await heading('Ihr Anschluss heute')
    expect(formStore.get().saved).toContain('CUSTOMER')
  })
})

describe('a key that belongs to something else', () => {
  it('is told by initiate, and the next try has a new one', async () => {
    openTab(aCart({ tariff: aTariff() }))
    renderShop(shop, '/checkout')
    shop.answer(/initiate-order/, conflict())
    await user.click(screen.getByRole('radio', { name: /Kein Anschluss/ }))
    await user.click(await nextButton('Persönliche Daten'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/schon mit anderen Angaben gesendet/)
    await user.click(await nextButton('Persönliche Daten'))
    await heading('Ihre persönlichen Daten')
    const [first, second] = keysOf(/initiate-order/)
    expect(second).not.toBe(first)
  })

  it('is told by submit, and the next try has a new one', async () => {
    openSavedOrder()
    renderShop(shop, '/checkout/overview')
    shop.answer(/submit/, conflict())
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent(/schon mit anderen Angaben gesendet/)
    await user.click(await orderButton())
    expect(await screen.findByText(ORDER_ID)).toBeVisible()
    const [first, second] = keysOf(/submit/)
    expect(second).not.toBe(first)
  })
})

describe('a lost answer to submit', () => {
  it('keeps its key over a reload', async () => {
    openSavedOrder()
    const { unmount } = renderShop(shop, '/checkout/overview')
    shop.answer(/submit/, failed(anApiError({ kind: 'timeout', status: 0 })))
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Stand Ihrer Bestellung ist unbekannt/)
    unmount()
    renderShop(shop, '/checkout/overview')
    shop.answer(/ORDER_OVERVIEW/, sentBefore())
    await order()
    expect(await screen.findByText(ORDER_ID)).toBeVisible()
    const [first, second] = keysOf(/submit/)
    expect(second).toBe(first)
    expect(tracked).toEqual(['purchase'])
  })

  // saving a step of it used to be refused for ever
  it('is made up for when the customer goes back to change a step', async () => {
    openSavedOrder()
    renderShop(shop, '/checkout?step=customer')
    await fillCustomer()
    shop.answer(/save\/CUSTOMER/, sentBefore())
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByText(ORDER_ID)).toBeVisible()
    expect(orderStore.get().result?.order_id).toBe(ORDER_ID)
    expect(tracked).toEqual(['purchase'])
  })

  // the server gives nothing of a draft that was sent
  it.each([
    ['/checkout?step=customer', /form-schemas\/CUSTOMER/],
    ['/checkout/overview', /contract-summary/],
  ])('is made up for when %s is opened once more', async (path, read) => {
    openSavedOrder()
    shop.answer(read, sentBefore())
    renderShop(shop, path)
    expect(await screen.findByText(ORDER_ID)).toBeVisible()
    expect(orderStore.get().result?.order_id).toBe(ORDER_ID)
    expect(tracked).toEqual(['purchase'])
  })

  it('has its number at least when the order can’t be brought', async () => {
    openSavedOrder()
    renderShop(shop, '/checkout?step=customer')
    await fillCustomer()
    shop.answer(/save\/CUSTOMER/, sentBefore())
    shop.answer(/submit/, failed(anApiError({ kind: 'network', status: 0 })))
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByText(new RegExp(ORDER_ID))).toBeVisible()
    expect(cartStore.get().tariff).toBeNull()
  })

  it('says that no session can be had, and keeps the order', async () => {
    openSavedOrder()
    renderShop(shop, '/checkout/overview')
    shop.answer(/submit/, failed(anApiError({ status: 401, exception: 'AuthenticationException' })))
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sitzung konnte nicht erneuert werden/)
    expect(orderStore.get().temp_order_id).toBe('order-1')
  })
})

describe('a second tab', () => {
  beforeEach(() => openSavedOrder())

  const expectSentBefore = async (): Promise<void> => {
    expect(await screen.findByText('Diese Bestellung ist schon eingegangen')).toBeVisible()
    expect(screen.getByText(new RegExp(ORDER_ID))).toBeVisible()
    expect(screen.queryByRole('button', { name: /bestellen/ })).toBeNull()
    expect(cartStore.get().tariff).toBeNull()
    expect(tracked).toEqual([])
  }

  it('shows the number of the first one’s order when the server refuses the same cart', async () => {
    renderShop(shop, '/checkout/overview')
    shop.answer(/submit/, sentBefore())
    await order()
    await expectSentBefore()
    expect(shop.endSession).not.toHaveBeenCalled()
  })

  it('sends nothing when the draft was sent', async () => {
    renderShop(shop, '/checkout/overview')
    const button = await orderButton()
    rememberSentOrder({ order_id: ORDER_ID, temp_order_id: 'order-1', cart: '', sent_at: Date.now() })
    await order()
    await expectSentBefore()
    expect(button).not.toBeInTheDocument()
    expect(shop.callsOf(/POST/)).toEqual([])
  })

  // a session of its own used to be opened for a submit that had no chance
  it('does not submit what was sent while it was saving', async () => {
    renderShop(shop, '/checkout/overview')
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/ORDER_OVERVIEW/, answer)
    await order()
    act(() => void endOrder({ sent_elsewhere: ORDER_ID }))
    await come(ok({}))
    await expectSentBefore()
    expect(shop.callsOf(/submit/)).toEqual([])
  })

  it('that presses at the same moment shows the one order, and tells its purchase once', async () => {
    renderShop(shop, '/checkout/overview')
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/submit/, answer)
    await order()
    await waitFor(() => expect(shop.callsOf(/submit/)).toHaveLength(1))
    rememberSentOrder({ order_id: ORDER_ID, temp_order_id: 'order-1', cart: '', sent_at: Date.now() })
    act(() => void endOrder({ sent_elsewhere: ORDER_ID }))
    await come(ok(anOrderResult()))
    await heading(/Vielen Dank/)
    expect(screen.getByText(ORDER_ID)).toBeVisible()
    expect(tracked).toEqual([])
    expect(shop.endSession).not.toHaveBeenCalled()
  })

  // the overview came back, read the summary without the session that was over, and the shop led to its start page
  it('that presses at the same moment reads nothing more of the order while the confirmation is on its way', async () => {
    renderShop(shop, '/checkout/overview')
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/submit/, answer)
    await order()
    await waitFor(() => expect(shop.callsOf(/submit/)).toHaveLength(1))
    setHost({ ...shop.host, navigate: (href) => shop.navigated.push(href) })
    rememberSentOrder({ order_id: ORDER_ID, temp_order_id: 'order-1', cart: '', sent_at: Date.now() })
    act(() => void endOrder({ sent_elsewhere: ORDER_ID }))
    await come(ok(anOrderResult()))
    expect(shop.navigated).toEqual(['/checkout/finish'])
    expect(shop.callsOf(/contract-summary/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' })).not.toBeInTheDocument()
  })

  it('is told of its number on the confirmation page too', async () => {
    renderShop(shop, '/checkout/finish')
    act(() => void endOrder({ sent_elsewhere: ORDER_ID }))
    await expectSentBefore()
    expect(await heading('Ihre Bestellung')).toBeVisible()
  })

  it('asks to read again what another one has changed', async () => {
    renderShop(shop, '/checkout/overview')
    const details = [{ scope: 'ORDER_OVERVIEW' }]
    shop.answer(/submit/, failed(anApiError({ status: 422, exception: 'IncompleteOrderDataException', details })))
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ihre Angaben haben sich geändert/)
    expect(shop.callsOf(/contract-summary/)).toHaveLength(2)
    await order()
    expect(await screen.findByText(ORDER_ID)).toBeVisible()
  })
})

describe('a store that refuses what an answer brings', () => {
  // the purchase used to be told, and the confirmation opened without an order and beside the full cart
  it('keeps at least the number of an order that is made', async () => {
    openSavedOrder()
    renderShop(shop, '/checkout/overview')
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/submit/, answer)
    await order()
    await waitFor(() => expect(shop.callsOf(/submit/)).toHaveLength(1))
    jest.spyOn(orderStore, 'set').mockReturnValueOnce(false)
    await come(ok(anOrderResult()))
    expect(await screen.findByText(new RegExp(ORDER_ID))).toBeVisible()
    expect(orderStore.get()).toMatchObject({ result: null, sent_elsewhere: ORDER_ID })
    expect(cartStore.get().tariff).toBeNull()
    expect(tracked).toEqual(['purchase'])
  })

  it('leaves the step as it was, and leads on nowhere', async () => {
    openTab(aCart({ tariff: aTariff() }))
    renderShop(shop, '/checkout')
    const { answer, come } = later<ReturnType<typeof ok<unknown>>>()
    shop.answer(/initiate-order/, answer)
    await user.click(screen.getByRole('radio', { name: /Kein Anschluss/ }))
    await user.click(await nextButton('Persönliche Daten'))
    await waitFor(() => expect(shop.callsOf(/initiate-order/)).toHaveLength(1))
    const set = jest.spyOn(orderStore, 'set').mockReturnValueOnce(false)
    await come(ok(aCartResponse()))
    await waitFor(() => expect(set).toHaveReturnedWith(false))
    await heading('Ihr Anschluss heute')
    expect(orderStore.get().temp_order_id).toBeNull()
    expect(tracked).toEqual([])
    // pressed again it goes on
    await user.click(await nextButton('Persönliche Daten'))
    await heading('Ihre persönlichen Daten')
  })
})
