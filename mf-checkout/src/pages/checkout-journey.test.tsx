import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, type CartPayload } from '@nimbus/shared-contracts/cart'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { FORM_KEY, formStore } from '@nimbus/shared-contracts/forms'
import { dropOrder, orderStore } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCart, aCheckData, anOption, aTariff, compiledValidator } from '@nimbus/shared-contracts/testing'
import { loadValidator } from '@nimbus/shared-ui/form/validator'
import { fillCustomer, heading, nextButton, type, user } from '../testing/customer'
import { aCartResponse, aFakeShop, anApiError, type FakeShop } from '../testing/fake-shop'
import { aPaymentForm } from '@nimbus/shared-contracts/testing'
import { openTab, renderShop } from '../testing/render-shop'
import { openSavedOrder } from '../testing/saved-order'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

let shop: FakeShop

beforeEach(() => {
  shop = aFakeShop()
  openTab()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
})
afterEach(() => setHost(undefined))

async function chooseSituation(name = /Kein Anschluss/) {
  await user.click(await screen.findByRole('radio', { name }))
  await user.click(await nextButton('Persönliche Daten'))
}

const customer = {
  first_name: 'Ada',
  last_name: 'Müller-Lüdenscheidt',
  birth_date: '2000-02-29',
  email: 'ada@beispiel.de',
}

async function reachPayment() {
  renderShop(shop, '/checkout')
  await chooseSituation()
  await fillCustomer('Müller-Lüdenscheidt')
  await user.click(await nextButton('Zahlung'))
  await heading('Wie möchten Sie zahlen?')
}

function toasts() {
  const shown: string[] = []
  const stop = subscribe('toast:show', ({ title }) => shown.push(title))
  return { shown, stop }
}

describe('order form', () => {
  it('leads from the situation through all steps to the overview', async () => {
    await reachPayment()
    await user.click(screen.getByRole('radio', { name: 'Lastschrift' }))
    type('IBAN', 'de89370400440532013000')
    expect(screen.getByLabelText('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
    await user.click(await nextButton('Einwilligungen'))
    await user.click(await screen.findByRole('checkbox', { name: 'Die AGB gelten' }))
    await user.click(await nextButton('Prüfen & bestellen'))
    await heading('Prüfen und bestellen')

    expect(shop.callsOf(/POST/).map(({ name, body }) => [name, body])).toEqual([
      [
        'POST /landline/new-customer/new-contract/initiate-order',
        {
          cart: { tariff: { id: 'glasfaser-150-24' }, options: [], promotions: [] },
          context: { tracking_id: 'campaign-7', address_key: 'lindenstraße 12a, 01067 dresden' },
        },
      ],
      ['POST /landline/order/order-1/save/CUSTOMER', { customer }],
      [
        'POST /landline/order/order-1/save/PAYMENT',
        { payment: { method: 'DIRECT_DEBIT', iban: 'DE89370400440532013000' } },
      ],
      ['POST /landline/order/order-1/save/CONSENTS', { consents: { terms: true } }],
    ])
    expect(formStore.get().saved).toEqual(['CUSTOMER', 'PAYMENT', 'CONSENTS'])
  }, 30_000)

  it('moves the focus to the heading of the next step', async () => {
    await reachPayment()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('gives each step its own document title, by click, by address and after a reload', async () => {
    const titles: (string | undefined)[] = []
    const stop = subscribe('page:meta', ({ title }) => titles.push(title))
    openSavedOrder()
    renderShop(shop, '/checkout?step=payment')
    await heading('Wie möchten Sie zahlen?')
    expect(titles).toEqual(['Bestellung', 'Zahlung'])
    await user.click(screen.getByRole('link', { name: /^Persönliche Daten/ }))
    await heading('Ihre persönlichen Daten')
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    await screen.findByRole('heading', { name: 'Ihr Anschluss heute', level: 1 })
    expect(titles.slice(2)).toEqual(['Persönliche Daten', 'Ihr Anschluss heute'])
    stop()
  })

  it('lists what is wrong on top, focuses the list and saves nothing', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@beispiel')
    await user.click(await nextButton('Zahlung'))
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vorname: Dieses Feld ist erforderlich',
      'Nachname: Dieses Feld ist erforderlich',
      'Geburtsdatum: Dieses Feld ist erforderlich',
      'E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    ])
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    )
    expect(shop.callsOf(/save/)).toEqual([])
  })

  it('says what is wrong when a field is left, not while it is typed, and follows each change then', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    const email = await screen.findByLabelText('E-Mail')
    await user.type(email, 'ada')
    expect(email).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(email).toHaveAttribute('aria-invalid', 'true')
    await user.type(email, '@beispiel.de')
    expect(email).not.toHaveAttribute('aria-invalid')
  })

  it('takes what a browser filled in without any event', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    const fill = (label: string, value: string) => {
      screen.getByLabelText<HTMLInputElement>(label).value = value
    }
    await screen.findByLabelText('Vorname')
    fill('Vorname', 'Ada')
    fill('Nachname', 'Müller-Lüdenscheidt')
    fill('Tag', '29')
    fill('Monat', '02')
    fill('Jahr', '2000')
    fill('E-Mail', 'ada@beispiel.de')
    fireEvent.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    expect(shop.callsOf(/save\/CUSTOMER/)[0]?.body).toEqual({ customer })
  })

  it('sends one request for two quick clicks and Enter', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    await fillCustomer('Müller-Lüdenscheidt')
    let finish: (answer: ReturnType<typeof ok<unknown>>) => void = () => {}
    shop.answer(/save\/CUSTOMER/, new Promise((resolve) => (finish = resolve)))
    const button = await nextButton('Zahlung')
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.submit(button.closest('form')!)
    expect(await screen.findByRole('button', { name: 'Wird gespeichert' })).toHaveAttribute('aria-disabled', 'true')
    await act(async () => finish(ok({})))
    await heading('Wie möchten Sie zahlen?')
    expect(shop.callsOf(/save\/CUSTOMER/)).toHaveLength(1)
  })

  it('brings typed values back after a reload and on the way back, the IBAN only masked from the server', async () => {
    await reachPayment()
    await user.click(screen.getByRole('radio', { name: 'Lastschrift' }))
    await screen.findByLabelText('IBAN')
    type('IBAN', 'DE89370400440532013000')
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    expect(await screen.findByLabelText('Nachname')).toHaveValue('Müller-Lüdenscheidt')
    expect(screen.getByLabelText('Monat')).toHaveValue('02')
    expect(sessionStorage.getItem(FORM_KEY)).toContain('DIRECT_DEBIT')
    expect(sessionStorage.getItem(FORM_KEY)).not.toMatch(/DE89|3704/)

    shop.schemas.PAYMENT = aPaymentForm({ payment: { method: 'INVOICE', iban: 'DE89 **** 3000' } })
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByRole('radio', { name: 'Lastschrift' })).toBeChecked()
    expect(screen.getByLabelText('IBAN')).toHaveValue('DE89 **** 3000')
    await user.click(await nextButton('Einwilligungen'))
    await heading('Ihre Einwilligungen')
    expect(shop.callsOf(/save\/PAYMENT/)[0]?.body).toEqual({
      payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000' },
    })
  })

  it('shows the message that the server has for a field', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    await fillCustomer('Müller-Lüdenscheidt')
    const details = [{ field: 'customer.email', message: 'Diese Adresse nimmt keine Post an.' }]
    shop.answer(/save\/CUSTOMER/, failed(anApiError({ status: 422, exception: 'ValidationException', details })))
    await user.click(await nextButton('Zahlung'))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('E-Mail: Diese Adresse nimmt keine Post an.')
    expect(screen.getByLabelText('E-Mail')).toHaveAttribute('aria-invalid', 'true')
  })

  it('keeps the step and its values when a save fails, in toast and page', async () => {
    const { shown, stop } = toasts()
    renderShop(shop, '/checkout')
    await chooseSituation()
    await fillCustomer('Müller-Lüdenscheidt')
    shop.answer(/save\/CUSTOMER/, failed(anApiError({ kind: 'timeout', status: 0 })))
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Ihre Bestellung konnte nicht gespeichert werden.*Stand dieses Schritts ist unbekannt.*gefahrlos erneut/,
    )
    expect(shown).toEqual(['Ihre Bestellung konnte nicht gespeichert werden'])
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada')
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    stop()
  })

  it('offers to try again when the form can’t be fetched', async () => {
    renderShop(shop, '/checkout')
    shop.answer(/form-schemas\/CUSTOMER/, failed(anApiError({ status: 500 })))
    await chooseSituation()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Formularfehler.*Anfrage konnte nicht verarbeitet werden/,
    )
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByLabelText('Vorname')).toBeVisible()
  })
})

describe('start of the order', () => {
  it('asks for the situation before anything is sent', async () => {
    renderShop(shop, '/checkout')
    await user.click(await nextButton('Persönliche Daten'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Feld ist erforderlich')
    expect(shop.calls).toEqual([])
  })

  it('takes out what the server can’t sell and tries the rest again', async () => {
    const smart = anOption({ concrete_product_id: 'smart', product_name: 'Smart' })
    openTab(aCart({ tariff: aTariff(), options: [smart] }))
    const { shown, stop } = toasts()
    renderShop(shop, '/checkout')
    const details = [{ action: 'REMOVE_FROM_CART', id: 'smart', type: 'OPTION' }]
    shop.answer(/initiate-order/, ok(aCartResponse({ status_code: 300, details })))
    await chooseSituation()
    await heading('Ihre persönlichen Daten')
    expect(cartStore.get().options).toEqual([])
    expect(shown).toEqual(['Warenkorb aktualisiert'])
    const [first, second] = shop.callsOf(/initiate-order/)
    expect(second?.body).toMatchObject({ cart: { options: [] } })
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
    stop()
  })

  // the step went with the tariff, and the page stayed for good as a grey skeleton
  it('leads back to the shop when the tariff itself is taken out', async () => {
    const { shown, stop } = toasts()
    renderShop(shop, '/checkout')
    const id = aTariff().concrete_product_id
    const details = [{ action: 'REMOVE_FROM_CART', id, type: 'TARIFF' }]
    shop.answer(/initiate-order/, ok(aCartResponse({ status_code: 300, details })))
    await chooseSituation()
    await screen.findByText('elsewhere: /zuhause/tarife/glasfaser-tarife')
    expect(shown).toEqual(['Warenkorb aktualisiert', 'Ihr Warenkorb konnte nicht verarbeitet werden'])
    stop()
  })

  it('gives up after three more tries and leads back to the shop', async () => {
    const { shown, stop } = toasts()
    renderShop(shop, '/checkout')
    const again = () => ok(aCartResponse({ status_code: 300 }))
    shop.answer(/initiate-order/, again(), again(), again(), again(), again())
    await chooseSituation()
    await screen.findByText('elsewhere: /zuhause/tarife/glasfaser-tarife')
    expect(shop.callsOf(/initiate-order/)).toHaveLength(4)
    expect(shown.at(-1)).toBe('Ihr Warenkorb konnte nicht verarbeitet werden')
    stop()
  })

  // the tariff used to be called unavailable though nobody had asked about the address in this session
  it('asks for the address again when the server knows no check of it', async () => {
    const unchecked = anApiError({ exception: 'TariffNotAvailableException', details: [{ reason: 'NOT_CHECKED' }] })
    shop.answer(/initiate-order/, failed(unchecked))
    const toasts: string[] = []
    const stop = subscribe('toast:show', ({ title }) => toasts.push(title))
    renderShop(shop, '/checkout')
    await chooseSituation()
    await waitFor(() => expect(shop.navigated).toContain('/zuhause/tarife/magentazuhause-tarife'))
    expect(toasts).toEqual(['Es konnte keine Verfügbarkeit gefunden werden'])
    expect(availabilityStore.get().checkData).toBeNull()
    stop()
  })

  it('starts a new order when another address was checked since', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    await screen.findByLabelText('Vorname')
    const { address } = aCheckData().availability
    act(() => void availabilityStore.set({ checkData: aCheckData({ address: { ...address, house_no_suffix: 'b' } }) }))
    await user.click(await nextButton('Persönliche Daten'))
    await screen.findByLabelText('Vorname')
    expect(shop.callsOf(/initiate-order/).map(({ body }) => (body as CartPayload).context?.address_key)).toEqual([
      'lindenstraße 12a, 01067 dresden',
      'lindenstraße 12b, 01067 dresden',
    ])
  })

  it.each([
    [
      'TariffNotAvailableException',
      'Der ausgewählte Tarif ist an der Adresse nicht verfügbar.',
      '/zuhause/tarife/magentazuhause-tarife?fixedStep=availabilityCheck',
    ],
    [
      'AmbigiousCartEntryException',
      'Ihr Warenkorb konnte nicht verarbeitet werden',
      '/zuhause/tarife/glasfaser-tarife',
    ],
    ['InternalServerErrorException', 'Ihre Anfrage konnte nicht verarbeitet werden', undefined],
    ['MalformedRequestException', 'Ihr Warenkorb enthält ungültige Werte', undefined],
    ['NotFoundException', 'Ihre Bestellung konnte nicht initialisiert werden', undefined],
  ])('answers %s', async (exception, title, target) => {
    const { shown, stop } = toasts()
    renderShop(shop, '/checkout')
    shop.answer(/initiate-order/, failed(anApiError({ exception })))
    await chooseSituation()
    await waitFor(() => expect(shown).toEqual([title]))
    expect(await screen.findByText(target ? `elsewhere: ${target}` : title)).toBeVisible()
    expect(shop.navigated.at(-1)).toBe(target)
    stop()
  })

  it('sends the same key again after a lost answer', async () => {
    renderShop(shop, '/checkout')
    shop.answer(/initiate-order/, failed(anApiError({ kind: 'network', status: 0 })))
    await chooseSituation()
    expect(await screen.findByRole('alert')).toHaveTextContent(/gefahrlos erneut versuchen/)
    await user.click(await nextButton('Persönliche Daten'))
    await heading('Ihre persönlichen Daten')
    const keys = shop.callsOf(/initiate-order/).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys[0]).toBeTruthy()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('goes to the tariffs when the address was not checked', async () => {
    const { shown, stop } = toasts()
    renderShop(shop, '/checkout')
    const { availabilityStore } = await import('@nimbus/shared-contracts/availability')
    act(() => availabilityStore.reset())
    await chooseSituation()
    await screen.findByText('elsewhere: /zuhause/tarife/magentazuhause-tarife')
    expect(shown).toEqual(['Es konnte keine Verfügbarkeit gefunden werden'])
    expect(shop.calls).toEqual([])
    stop()
  })

  it('starts anew and asks for all steps again when the situation changes, with the values kept', async () => {
    await reachPayment()
    shop.answer(/provider-change\/initiate-order/, ok(aCartResponse({ temp_order_id: 'order-2' })))
    await user.click(screen.getByRole('link', { name: /Ihr Anschluss heute/ }))
    await chooseSituation(/Ich wechsle den Anbieter/)
    expect(await screen.findByLabelText('Vorname')).toHaveValue('Ada')
    expect(formStore.get().saved).toEqual([])
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    expect(shop.calls.at(-2)?.name).toBe('POST /landline/order/order-2/save/CUSTOMER')
  })

  it('goes on with the same order when nothing changed', async () => {
    await reachPayment()
    await user.click(screen.getByRole('link', { name: /Ihr Anschluss heute/ }))
    await user.click(await nextButton('Persönliche Daten'))
    await heading('Ihre persönlichen Daten')
    expect(shop.callsOf(/initiate-order/)).toHaveLength(1)
  })

  it('reports the start to the data layer', async () => {
    const tracked: unknown[] = []
    const stop = subscribe('track', (event) => tracked.push(event))
    renderShop(shop, '/checkout')
    await chooseSituation()
    await heading('Ihre persönlichen Daten')
    expect(tracked).toMatchObject([
      { event: 'begin_checkout', data: { cart_id: 'order-1', currency: 'EUR', value: 1064.75 } },
    ])
    stop()
  })
})

describe('steps', () => {
  it('leads an address that is too far to the first open step', async () => {
    await reachPayment()
    cleanup()
    renderShop(shop, '/checkout?step=consents')
    await heading('Wie möchten Sie zahlen?')
    expect(shop.navigated.at(-1)).toBe('/checkout?step=payment')
  })

  it('starts anew when the shell drops the order with its session, with the same cart and values', async () => {
    await reachPayment()
    act(() => void dropOrder())
    await heading('Ihr Anschluss heute')
    expect(orderStore.get().temp_order_id).toBeNull()
    expect(cartStore.get().tariff).not.toBeNull()
    expect(formStore.get().values.CUSTOMER).toMatchObject({ customer: { first_name: 'Ada' } })
  })

  it('goes back to the start when the server has lost the order', async () => {
    await reachPayment()
    await user.click(screen.getByRole('radio', { name: 'Überweisung nach Rechnung' }))
    shop.answer(/save\/PAYMENT/, failed(anApiError({ status: 404, exception: 'NotFoundException' })))
    await user.click(await nextButton('Einwilligungen'))
    await heading('Ihr Anschluss heute')
    expect(formStore.get().values.CUSTOMER).toMatchObject({ customer })
  })
})
