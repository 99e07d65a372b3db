import { screen, waitFor, within } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type ResumedOrder } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCart, aCheckData, aTariff, compiledValidator } from '@nimbus/shared-contracts/testing'
import { user } from '../testing/customer'
import { aFakeShop, anApiError, type FakeShop } from '../testing/fake-shop'
import { openTab, renderShop } from '../testing/render-shop'
import { openSavedOrder } from '../testing/saved-order'
import { loadValidator } from '@nimbus/shared-ui/form/validator'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

const CODE = 'awV8GWmCRJ0A_v20RiBYGm_AMR4'
const IBAN = 'DE89370400440532013000'
const address = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12', house_no_suffix: 'a' }
const customer = { first_name: 'Ada', last_name: 'Ng', birth_date: '2000-02-29', email: 'ada@beispiel.de' }
const CUSTOMER = { customer: { ...customer, address: { ...address, unit: 'Hinterhaus' } } }
const PAYMENT = { payment: { method: 'DIRECT_DEBIT', account_holder: 'Ada Ng' } }

let shop: FakeShop
let toasts: string[]
let stop: () => void

beforeEach(() => {
  shop = aFakeShop()
  toasts = []
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
  stop = subscribe('toast:show', ({ title, message }) => toasts.push(`${title} ${message ?? ''}`))
  shop.answer(/check-availability/, ok(aCheckData()))
})
afterEach(() => {
  stop()
  location.hash = ''
  setHost(undefined)
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** What a 403 leaves in a tab: cart and answers, neither check nor order (SESS-6). */
function openEndedSession(values: Record<string, Record<string, unknown>> = { CUSTOMER, PAYMENT }): void {
  openTab(aCart({ tariff: aTariff() }))
  availabilityStore.reset()
  formStore.set({ situation: 'NO_LINE', values, saved: [] })
}

describe('after a session has ended', () => {
  it('checks the address again, starts the order anew, saves what is kept and leads to the first open step', async () => {
    openEndedSession()
    renderShop(shop, '/weitermachen')
    await user.click(await button('Bestellung fortsetzen'))
    await waitFor(() => expect(shop.navigated).toEqual(['/checkout?step=payment']))
    expect(shop.calls.map(({ name }) => name).slice(0, 3)).toEqual([
      'POST /landline/new-customer/new-contract/check-availability',
      'POST /landline/new-customer/new-contract/initiate-order',
      'POST /landline/order/order-1/save/CUSTOMER',
    ])
    expect(shop.calls[0]?.body).toEqual({ address, unit: 'Hinterhaus' })
    expect(shop.callsOf(/save\/PAYMENT/)).toEqual([])
    expect(formStore.get().values.CUSTOMER).toEqual(CUSTOMER)
    expect(await screen.findByLabelText('IBAN')).toHaveValue('')
    expect(screen.getByText('Bitte geben Sie Ihre IBAN neu ein')).toBeVisible()
  })

  it.each([
    ['is not known yet', () => openEndedSession({})],
    [
      'has to be looked at',
      () => {
        openEndedSession()
        shop.answer(/check-availability/, failed(anApiError({ status: 404, exception: 'AddressNotFoundException' })))
      },
    ],
  ])('leads to the cart, which checks addresses, when the address %s', async (_, open) => {
    open()
    renderShop(shop, '/weitermachen')
    await user.click(await button('Bestellung fortsetzen'))
    await waitFor(() => expect(shop.navigated).toEqual(['/warenkorb']))
    expect(shop.callsOf(/initiate-order/)).toEqual([])
  })

  it('stops at the step that the server does not take any more', async () => {
    openEndedSession()
    shop.answer(/save\/CUSTOMER/, failed(anApiError({ status: 422, exception: 'ValidationException' })))
    renderShop(shop, '/weitermachen')
    await user.click(await button('Bestellung fortsetzen'))
    await waitFor(() => expect(shop.navigated).toEqual(['/checkout?step=customer']))
  })

  it('goes on with an order that is still there without starting another one', async () => {
    openSavedOrder()
    renderShop(shop, '/weitermachen')
    await user.click(await button('Bestellung fortsetzen'))
    await waitFor(() => expect(shop.navigated).toEqual(['/checkout/overview']))
    expect(shop.callsOf(/initiate-order|check-availability|save/)).toEqual([])
  })
})

describe('for another device', () => {
  it('sends the link to the address alone, with what was typed but for the IBAN', async () => {
    openEndedSession()
    shop.answer(/resume\/mail/, ok({ valid_until: '2026-11-28T11:00:00.000Z' }))
    renderShop(shop, '/weitermachen')
    const email = await screen.findByLabelText('E-Mail-Adresse für den Link')
    expect(email).toHaveValue('ada@beispiel.de')
    await user.clear(email)
    await user.click(await button('Link per E-Mail senden'))
    expect(email).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
    expect(email).toHaveFocus()
    await user.type(email, 'ada@example.org')
    await user.click(await button('Link per E-Mail senden'))
    expect(await screen.findByText(/an ada@example.org. Er gilt bis 28.11.2026, 12:00 Uhr/)).toBeVisible()
    const [call] = shop.callsOf(/resume/)
    expect(call).toMatchObject({
      name: 'POST /resume/mail',
      body: {
        email: 'ada@example.org',
        situation: 'NO_LINE',
        payload: { cart: { tariff: { id: 'glasfaser-150-24' } } },
      },
    })
    expect(JSON.stringify(call?.body)).not.toContain('iban')
  })

  it('shows a code to scan, with its link in words', async () => {
    openEndedSession()
    shop.answer(/resume$/, ok({ code: 'abc123', valid_until: '2026-11-28T11:00:00.000Z' }))
    renderShop(shop, '/weitermachen')
    await user.click(await button('QR-Code anzeigen'))
    const code = await screen.findByRole('img', { name: /QR-Code/ })
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
    expect(screen.getByText('http://localhost/weitermachen#abc123')).toBeVisible()
  })

  it('says what was wrong and lets it be tried again', async () => {
    openEndedSession()
    shop.answer(/resume$/, failed(anApiError({ kind: 'network' })))
    renderShop(shop, '/weitermachen')
    await user.click(await button('QR-Code anzeigen'))
    expect(within(await screen.findByRole('alert')).getByText('Der Link konnte nicht erstellt werden')).toBeVisible()
    expect(await button('QR-Code anzeigen')).toBeEnabled()
  })

  it('has nothing to hand on while no tariff was chosen', async () => {
    openTab(aCart())
    renderShop(shop, '/weitermachen')
    expect(await screen.findByText('Keine offene Bestellung')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('with the code of another device', () => {
  const resumed = (over: Partial<ResumedOrder> = {}): ResumedOrder => ({
    cart: { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [] },
    details: [],
    check_data: aCheckData(),
    answered_at: new Date().toISOString(),
    situation: 'NO_LINE',
    values: { CUSTOMER, PAYMENT },
    ...over,
  })
  const openLink = (cart = aCart()): void => {
    openTab(cart)
    availabilityStore.reset()
    location.hash = `#${CODE}`
    renderShop(shop, '/weitermachen')
  }

  it('takes it at the press of a button only, and goes on at the first open step', async () => {
    shop.answer(/resume\/claim/, ok(resumed()))
    openLink()
    const goOn = await button('Jetzt fortsetzen')
    expect(shop.calls).toEqual([])
    await user.click(goOn)
    await waitFor(() => expect(shop.navigated).toEqual(['/checkout?step=payment']))
    expect(shop.callsOf(/claim/)).toMatchObject([{ body: { code: CODE } }])
    expect(cartStore.get().tariff?.name).toBe('Glasfaser 150')
    expect(orderStore.get().temp_order_id).toBe('order-1')
    expect(toasts.join()).toMatch(/Willkommen zurück.*IBAN/)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(IBAN)
  })

  // the link "Springe zum Inhalt" used to be taken for a code
  it.each(['', '#inhalt'])('keeps to its own order for the fragment "%s"', async (fragment) => {
    openTab(aCart({ tariff: aTariff() }))
    location.hash = fragment
    renderShop(shop, '/weitermachen')
    expect(await button('Bestellung fortsetzen')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Jetzt fortsetzen|Warenkorb ersetzen/ })).not.toBeInTheDocument()
  })

  it('asks before it replaces what is in the cart', async () => {
    const own = aCart({ tariff: aTariff({ name: 'DSL M', concrete_product_id: 'dsl-m-24' }) })
    shop.answer(/resume\/claim/, ok(resumed()))
    openLink(own)
    expect(await screen.findByText(/^DSL M\. Wenn Sie fortsetzen/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Warenkorb behalten' })).toHaveAttribute('href', '/warenkorb')
    expect(cartStore.get()).toEqual(own)
    await user.click(await button('Warenkorb ersetzen und fortsetzen'))
    await waitFor(() => expect(cartStore.get().tariff?.name).toBe('Glasfaser 150'))
  })

  it('leaves everything as it is when the code cannot be used, in the words of the server', async () => {
    const own = aCart({ tariff: aTariff({ name: 'DSL M' }) })
    shop.answer(/resume\/claim/, failed(anApiError({ status: 404, exception: 'NotFoundException' })))
    openLink(own)
    await user.click(await button(/fortsetzen/))
    expect(within(await screen.findByRole('alert')).getByText('Eine Nachricht des Servers')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
    expect(cartStore.get()).toEqual(own)
    expect(shop.navigated).toEqual([])
  })

  it('says that the order was sent when the other device has sent it', async () => {
    const details = [{ order_id: 'NB-2026-7K3M9Q' }]
    const sent = anApiError({ status: 409, exception: 'AlreadyOrderedException', details })
    shop.answer(/resume\/claim/, failed(sent))
    openLink()
    await user.click(await button('Jetzt fortsetzen'))
    expect(await screen.findByRole('alert')).toHaveTextContent('NB-2026-7K3M9Q')
  })

  it('sends the same key again when the answer got lost', async () => {
    shop.answer(/resume\/claim/, failed(anApiError({ kind: 'timeout' })), ok(resumed()))
    openLink()
    await user.click(await button('Jetzt fortsetzen'))
    await user.click(await button('Jetzt fortsetzen'))
    await waitFor(() => expect(shop.navigated).toHaveLength(1))
    const [first, second] = shop.callsOf(/claim/).map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('leads to the cart when something of it is gone, and says so', async () => {
    const cart = { ...resumed().cart, tariff: null }
    const details = [{ action: 'REMOVE_FROM_CART', id: 'glasfaser-150-24', type: 'TARIFF' }]
    shop.answer(/resume\/claim/, ok(resumed({ cart, details })))
    openLink()
    await user.click(await button('Jetzt fortsetzen'))
    await waitFor(() => expect(shop.navigated).toEqual(['/warenkorb']))
    expect(toasts.join()).toContain('Einige Artikel sind nicht mehr erhältlich')
  })
})
