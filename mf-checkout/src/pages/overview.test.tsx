import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, rememberSentOrder } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { order, orderButton, receipt, user } from '../testing/customer'
import {
  aCartResponse,
  aFakeShop,
  anApiError,
  anOrderResult,
  aSummary,
  dearerSums,
  type FakeShop,
} from '../testing/fake-shop'
import { aCustomerForm, aPaymentForm } from '@nimbus/shared-contracts/testing'
import { openTab, renderShop } from '../testing/render-shop'
import { openSavedOrder } from '../testing/saved-order'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: () => new Promise(() => {}) }))

let shop: FakeShop

beforeEach(() => {
  shop = aFakeShop()
  const customer = { first_name: 'Ada', last_name: 'Ng', birth_date: '2000-02-29', email: 'ada@beispiel.de' }
  const form = aCustomerForm()
  shop.schemas.CUSTOMER = { ...form, definitionSchema: { ...form.definitionSchema, dataset: { customer } } }
  shop.schemas.PAYMENT = aPaymentForm({ payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000' } })
  openSavedOrder()
})
afterEach(() => setHost(undefined))

describe('overview', () => {
  it('shows all data for reading, with the way back to each step', async () => {
    renderShop(shop, '/checkout/overview')
    const section = await screen.findByRole('region', { name: 'Persönliche Daten' })
    for (const text of ['Ada Ng', '29.02.2000', 'ada@beispiel.de'])
      expect(within(section).getByText(text)).toBeVisible()
    expect(within(section).getByRole('link', { name: /^Ändern ?: Persönliche Daten$/ })).toHaveAttribute(
      'href',
      '/checkout?step=customer',
    )
    const payment = screen.getByRole('region', { name: 'Zahlung' })
    expect(within(payment).getByText('Lastschrift')).toBeVisible()
    expect(within(payment).getByText('DE89 **** 3000')).toBeVisible()
    const consents = screen.getByRole('region', { name: 'Einwilligungen' })
    expect(within(consents).getAllByText('nein')).toHaveLength(2)
  })

  it('begins with the answer that decided which forms there are', async () => {
    renderShop(shop, '/checkout/overview')
    const section = await screen.findByRole('region', { name: 'Ihr Anschluss heute' })
    expect(within(section).getByText('Kein Anschluss')).toBeVisible()
    expect(within(section).getByRole('link', { name: /^Ändern ?: Ihr Anschluss heute$/ })).toHaveAttribute(
      'href',
      '/checkout',
    )
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 2)).toEqual(['Ihr Anschluss heute', 'Persönliche Daten'])
  })

  it('shows numbers that belong side by side as a table, in place of the rows that say the same', async () => {
    const table = {
      caption: 'Geschwindigkeit in MBit/s',
      columns: ['Richtung', 'minimal', 'maximal'],
      rows: [{ label: 'Download', cells: ['75', '150'] }],
    }
    const rows = [
      { label: 'Download', text: ['minimal 75, maximal 150 MBit/s'], in_table: true as const },
      { label: 'Abhilfe', text: ['Sie können mindern.'] },
    ]
    shop.answer(/contract-summary/, ok(aSummary({ sections: [{ title: 'Geschwindigkeiten', table, rows }] })))
    renderShop(shop, '/checkout/overview')
    const shown = await screen.findByRole('table', { name: 'Geschwindigkeit in MBit/s' })
    const cells = within(shown)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(cells).toEqual(['Richtungminimalmaximal', 'Download75150'])
    expect(screen.getByText('Sie können mindern.')).toBeVisible()
    expect(screen.queryByText(/minimal 75/)).not.toBeInTheDocument()
  })

  it('calls what belongs to the tariff no product of its own', async () => {
    const response = aCartResponse()
    const basic = anOption({ product_name: 'Telefonanschluss', mandatory: true })
    openSavedOrder(undefined, { ...response, cart: { ...response.cart, options: [basic] } })
    renderShop(shop, '/checkout/overview')
    const block = await screen.findByRole('region', { name: 'Das bestellen Sie' })
    expect(within(block).getByText('Telefonanschluss inklusive.')).toBeVisible()
  })

  it('shows what another tab saves while the summary is fetched, never older data with a newer version', async () => {
    let answer: (value: ReturnType<typeof ok<unknown>>) => void = () => {}
    shop.answer(/contract-summary/, new Promise((resolve) => (answer = resolve)))
    renderShop(shop, '/checkout/overview')
    await waitFor(() => expect(shop.callsOf(/contract-summary/)).toHaveLength(1))
    expect(shop.callsOf(/form-schemas/)).toEqual([])
    shop.schemas.PAYMENT = aPaymentForm({ payment: { method: 'DIRECT_DEBIT', iban: 'AT61 **** 3457' } })
    await act(async () => answer(ok(aSummary({ version: 'summary-2' }))))
    expect(await screen.findByText('AT61 **** 3457')).toBeVisible()
    expect(shop.callsOf(/contract-summary|form-schemas/).map(({ name }) => name.split('/').at(-1))).toEqual([
      'contract-summary',
      'CUSTOMER',
      'PAYMENT',
      'CONSENTS',
    ])
  })

  it('shows the contract summary with its PDF', async () => {
    renderShop(shop, '/checkout/overview')
    const summary = await screen.findByRole('region', { name: 'Vertragszusammenfassung' })
    expect(within(summary).getByText('Bereitstellung 69,95 €')).toBeVisible()
    expect(within(summary).getByRole('link', { name: 'PDF herunterladen' })).toHaveAttribute(
      'href',
      '/api/documents/summary.signed.pdf',
    )
  })

  it('has the contract summary sent by mail, and says where it goes or that it failed', async () => {
    shop.answer(/contract-summary\/mail/, failed(anApiError({ status: 500 })), ok({ to: 'katharina@beispiel.de' }))
    renderShop(shop, '/checkout/overview')
    const summary = await screen.findByRole('region', { name: 'Vertragszusammenfassung' })
    const send = within(summary).getByRole('button', { name: 'Per E-Mail zusenden' })
    await user.click(send)
    expect(await within(summary).findByText(/konnte nicht angefordert werden/)).toBeVisible()
    await user.click(send)
    expect(await within(summary).findByText('Die Vertragszusammenfassung geht an katharina@beispiel.de.')).toBeVisible()
    expect(shop.callsOf(/mail$/).map(({ name }) => name)).toEqual(
      Array(2).fill('POST /landline/order/order-1/contract-summary/mail'),
    )
  })

  it('shows the server’s sums directly above the one order button, with nothing to click between', async () => {
    renderShop(shop, '/checkout/overview')
    const button = await orderButton()
    const block = screen.getByRole('region', { name: 'Das bestellen Sie' })
    for (const text of [
      'je Monat, Monat 1–3',
      'je Monat ab Monat 4',
      'Einmalig: Bereitstellung 69,95\u00a0€',
      'Gesamtpreis in 24\u00a0Monaten',
    ]) {
      expect(within(block).getByText(text, { normalizer: (raw) => raw })).toBeVisible()
    }
    expect(block).toHaveTextContent('1.064,75 €')
    expect(block).toHaveTextContent(/24 Monate ab Vertragsschluss, bei Vertragsschluss heute bis 27\.11\.2028/)
    expect(within(block).getAllByRole('button')).toEqual([button])
    expect(within(block).queryByRole('link')).toBeNull()
    expect(within(block).queryByRole('checkbox')).toBeNull()
  })

  // the Young price used to end with the term, and the rise in month 25 was hidden above the button
  it.each([24, 12])('shows the Young price rise in month 25 above the button, over %i months', async (term) => {
    const conditions = [
      aCondition(995, { till: 4 }),
      aCondition(3895, { from: 4, till: 25 }),
      aCondition(4395, { from: 25 }),
    ]
    const young = aTariff({ conditions, properties: { ...aTariff().properties, offer: 'YOUNG', contract_term: term } })
    const { cart } = aCartResponse()
    const response = aCartResponse({ cart: { ...cart, tariff: young }, sums: { conditions } })
    orderStore.set({ ...orderStore.get(), response })
    renderShop(shop, '/checkout/overview')
    await orderButton()
    const block = screen.getByRole('region', { name: 'Das bestellen Sie' })
    for (const [when, price] of [
      ['je Monat, Monat 1–3', '9,95'],
      ['je Monat, Monat 4–24', '38,95'],
      ['je Monat ab Monat 25', '43,95'],
    ] as const) {
      expect(within(block).getByText(when).parentElement).toHaveTextContent(price)
    }
  })

  it('asks for the receipt of the summary before anything is sent', async () => {
    renderShop(shop, '/checkout/overview')
    await user.click(await orderButton())
    expect(await receipt()).toHaveAttribute('aria-invalid', 'true')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveFocus()
    expect(alert).toHaveTextContent('Bitte prüfen Sie 1 Angabe')
    await user.click(within(alert).getByRole('link'))
    expect(await receipt()).toHaveFocus()
    expect(shop.callsOf(/POST/)).toEqual([])
  })

  it('saves what was agreed to, submits by the mobile path, clears the tab and shows the confirmation', async () => {
    const events: string[] = []
    const stops = [
      subscribe('track', ({ event, data }) =>
        events.push(`${event} ${String(data.transaction_id)} ${String(data.tax)}`),
      ),
    ]
    renderShop(shop, '/checkout/overview')
    await order()
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
    expect(shop.callsOf(/POST/).map(({ name, body }) => [name, body])).toEqual([
      [
        'POST /landline/order/order-1/save/ORDER_OVERVIEW',
        { overview: { summary_version: 'summary-1', total_hash: 'hash-of-the-sums', summary_received: true } },
      ],
      ['POST /mobile/order/order-1/submit', undefined],
    ])
    expect(events).toEqual(['purchase NB-2026-7K3M9Q 13.29'])
    expect(shop.endSession).toHaveBeenCalledTimes(1)
    expect(cartStore.get().tariff).toBeNull()
    expect(availabilityStore.get().checkData).toBeNull()
    expect(formStore.get()).toEqual({ situation: null, values: {}, saved: [] })
    expect(orderStore.get()).toMatchObject({
      temp_order_id: null,
      response: null,
      result: { order_id: 'NB-2026-7K3M9Q' },
    })
    stops.forEach((stop) => stop())
  })

  it('sends the same key again when the answer got lost', async () => {
    renderShop(shop, '/checkout/overview')
    shop.answer(/submit/, failed(anApiError({ kind: 'network', status: 0 })))
    await order()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      /Ihre Bestellung konnte nicht verarbeitet werden.*unbekannt.*keine zweite Bestellung/,
    )
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
    const keys = shop.callsOf(/submit/).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('brings the order that was made before a reload', async () => {
    renderShop(shop, '/checkout/overview')
    const details = [{ order_id: 'NB-2026-7K3M9Q' }]
    shop.answer(/ORDER_OVERVIEW/, failed(anApiError({ status: 409, exception: 'MalformedRequestException', details })))
    await order()
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
  })

  it('shows both prices after a change, and orders only after a new click', async () => {
    shop.answer(/contract-summary/, ok(aSummary()), ok(aSummary({ version: 'summary-2' })))
    renderShop(shop, '/checkout/overview')
    const details = [{ old: aCartResponse().sums, new: dearerSums(), total_hash: 'hash-of-new-sums' }]
    shop.answer(/ORDER_OVERVIEW/, failed(anApiError({ status: 409, exception: 'PriceChangedException', details })))
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Der Preis hat sich geändert.*Bisher 1\.064,75 €, jetzt 1\.184,75 €/,
    )
    expect(screen.getByRole('region', { name: 'Das bestellen Sie' })).toHaveTextContent('1.184,75 €')
    expect(await receipt()).not.toBeChecked()
    expect(shop.callsOf(/submit/)).toEqual([])
    await waitFor(() => expect(shop.callsOf(/contract-summary/)).toHaveLength(2))
    await order()
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
    expect(shop.callsOf(/ORDER_OVERVIEW/).at(-1)?.body).toEqual({
      overview: { summary_version: 'summary-2', total_hash: 'hash-of-new-sums', summary_received: true },
    })
  })

  it.each<[string, (button: HTMLElement) => Promise<void>]>([
    ['two quick clicks', (button) => user.dblClick(button)],
    [
      'clicks and a sent form within the same moment',
      (button) =>
        act(async () => {
          fireEvent.click(button)
          fireEvent.click(button)
          fireEvent.submit(button.closest('form')!)
        }),
    ],
    [
      'Enter that is held down',
      async (button) => {
        button.focus()
        await user.keyboard('{Enter>8/}')
      },
    ],
    [
      'Enter and a click',
      async (button) => {
        button.focus()
        await user.keyboard('{Enter}')
        await user.click(button)
      },
    ],
  ])('sends one order for %s, before and while the answer is on its way (CHK-29)', async (_, press) => {
    let answer: (value: ReturnType<typeof ok<unknown>>) => void = () => {}
    shop.answer(/submit/, new Promise<ReturnType<typeof ok<unknown>>>((resolve) => (answer = resolve)))
    renderShop(shop, '/checkout/overview')
    await user.click(await receipt())
    const button = await orderButton()
    await press(button)
    await waitFor(() => expect(shop.callsOf(/submit/)).toHaveLength(1))
    await press(button)
    expect(button).toHaveAccessibleName('Bestellung wird gesendet')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await act(async () => answer(ok(anOrderResult())))
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
    expect(shop.callsOf(/save\/ORDER_OVERVIEW/)).toHaveLength(1)
    expect(shop.callsOf(/submit/)).toHaveLength(1)
  })

  it('takes the failure away while it tries again, so that nobody presses into what is under way', async () => {
    let answer: (value: ReturnType<typeof ok<unknown>>) => void = () => {}
    const pending = new Promise<ReturnType<typeof ok<unknown>>>((resolve) => (answer = resolve))
    shop.answer(/contract-summary/, failed(anApiError({ status: 500 })), pending)
    renderShop(shop, '/checkout/overview')
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument()
    await act(async () => answer(ok(aSummary())))
    expect(await orderButton()).toBeVisible()
    expect(shop.callsOf(/contract-summary/)).toHaveLength(2)
  })

  it('asks to read a summary that changed', async () => {
    renderShop(shop, '/checkout/overview')
    shop.answer(/submit/, failed(anApiError({ status: 409, exception: 'SummaryOutdatedException' })))
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Vertragszusammenfassung hat sich geändert')
    expect(await receipt()).not.toBeChecked()
  })

  it.each([
    [
      'IncompleteOrderDataException',
      'Die Bestellung ist nicht vollständig, bitte fangen Sie von vorne an.',
      'Zu Ihren Angaben',
    ],
    ['InternalServerErrorException', 'Ihre Anfrage konnte nicht verarbeitet werden', 'Erneut versuchen'],
    ['BackendUnavailableException', 'Ihre Vertragszusammenfassung konnte nicht abgerufen werden', 'Erneut versuchen'],
  ])('says what %s of the summary means', async (exception, title, action) => {
    shop.answer(/contract-summary/, failed(anApiError({ status: 409, exception })))
    renderShop(shop, '/checkout/overview')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(within(alert).getByText(action)).toBeVisible()
  })

  it('shows the number when the server has lost an order that another tab has sent', async () => {
    rememberSentOrder({ temp_order_id: 'order-1', cart: '', order_id: 'NB-2026-7K3M9Q', sent_at: Date.now() })
    shop.answer(/contract-summary/, failed(anApiError({ status: 404, exception: 'NotFoundException' })))
    renderShop(shop, '/checkout/overview')
    expect(await screen.findByText(/NB-2026-7K3M9Q/)).toBeVisible()
    expect(cartStore.get().tariff).toBeNull()
    localStorage.clear()
  })

  it('leads to the first open step when something is missing', async () => {
    formStore.set({ ...formStore.get(), saved: ['CUSTOMER'] })
    renderShop(shop, '/checkout/overview')
    await waitFor(() => expect(shop.navigated).toEqual(['/checkout?step=payment']))
  })

  it('has nothing to order when it comes back from the history after the order', async () => {
    openTab({ ...cartStore.get(), tariff: null })
    orderStore.set({ ...orderStore.get(), result: anOrderResult() })
    renderShop(shop, '/checkout/overview')
    expect(await screen.findByRole('link', { name: 'Zur Bestellbestätigung' })).toHaveAttribute(
      'href',
      '/checkout/finish',
    )
    expect(screen.queryByRole('button', { name: /bestellen/ })).toBeNull()
  })
})

describe('confirmation', () => {
  it('survives a reload', async () => {
    openTab({ ...cartStore.get(), tariff: null })
    orderStore.set({ ...orderStore.get(), result: anOrderResult() })
    renderShop(shop, '/checkout/finish')
    expect(await screen.findByText('NB-2026-7K3M9Q')).toBeVisible()
    expect(
      screen.getByText('Sie können mindestens bis 11.12.2026 widerrufen. Ohne Anmeldung und ohne Angabe von Gründen.'),
    ).toBeVisible()
    for (const day of ['11.12.2026', '27.11.2028', '27.10.2028']) expect(screen.getByText(day)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
      'href',
      '/vertrag-widerrufen?auftrag=NB-2026-7K3M9Q',
    )
    expect(screen.getByRole('link', { name: /Vertragszusammenfassung/ })).toHaveAttribute(
      'href',
      '/api/documents/summary.signed.pdf',
    )
    expect(shop.calls).toEqual([])
  })

  it('copies the order number', async () => {
    const writeText = jest.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const shown: string[] = []
    const stop = subscribe('toast:show', ({ title }) => shown.push(title))
    orderStore.set({ ...orderStore.get(), result: anOrderResult() })
    renderShop(shop, '/checkout/finish')
    await user.click(await screen.findByRole('button', { name: 'Bestellnummer kopieren' }))
    expect(writeText).toHaveBeenCalledWith('NB-2026-7K3M9Q')
    await waitFor(() => expect(shown).toEqual(['Bestellnummer kopiert']))
    stop()
  })

  it('says so when there is no order', async () => {
    openTab({ ...cartStore.get(), tariff: null })
    renderShop(shop, '/checkout/finish')
    expect(await screen.findByRole('heading', { name: 'Hier liegt keine Bestellung vor' })).toBeVisible()
  })
})
