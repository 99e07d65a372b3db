import { act, screen, within } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import { ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCondition, aHandset, compiledValidator } from '@nimbus/shared-contracts/testing'
import { loadValidator } from '@nimbus/shared-ui/form/validator'
import { fillCustomer, heading, nextButton, type, user } from '../testing/customer'
import { aFakeShop, type FakeShop } from '../testing/fake-shop'
import { aMobileResponse, CARTS, sellsMobile } from '../testing/mobile-order'
import { openTab, renderShop } from '../testing/render-shop'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

let shop: FakeShop

beforeEach(() => {
  shop = aFakeShop()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
})
afterEach(() => setHost(undefined))

/** A tab with this cart, and no check of an address. */
function open(cart: Cart, response = aMobileResponse(cart)): void {
  sellsMobile(shop, cart, response)
  openTab(cart)
  availabilityStore.reset()
  renderShop(shop, '/checkout')
}

const next = async (label: string) => user.click(await nextButton(label))
const choose = async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name }))

async function start(name: RegExp) {
  await choose(name)
  await next('Persönliche Daten')
}

async function giveCustomer() {
  await fillCustomer()
  await next('SIM & Lieferung')
}

async function finishSteps() {
  await choose('Überweisung nach Rechnung')
  await next('Einwilligungen')
  await user.click(await screen.findByRole('checkbox', { name: 'Die AGB gelten' }))
  await next('Prüfen & bestellen')
  await heading('Prüfen und bestellen')
}

const posts = () => shop.callsOf(/POST/).map(({ name }) => name.replace('POST ', ''))
const saved = (scope: string) => shop.callsOf(new RegExp(`save/${scope}`)).at(-1)?.body

describe('a mobile order', () => {
  it('of tariff and device goes through SIM and delivery, without a check of an address', async () => {
    open(CARTS.device)
    expect(await screen.findByRole('radiogroup', { name: 'Was möchten Sie?' })).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await start(/Neue Rufnummer/)
    await giveCustomer()
    await heading('SIM-Karte und Lieferung')
    await choose('eSIM')
    await choose('An eine Packstation')
    type('Nummer der Packstation', '14')
    type('Postnummer', '1234567')
    await next('Zahlung')
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte geben Sie die drei Ziffern der Packstation ein.')
    type('Nummer der Packstation', '145')
    await next('Zahlung')
    await heading('Wie möchten Sie zahlen?')
    await finishSteps()
    expect(posts()).toEqual([
      '/mobile/new-customer/new-contract/initiate-order',
      ...['CUSTOMER', 'SIM_DELIVERY', 'PAYMENT', 'CONSENTS'].map((scope) => `/mobile/order/order-1/save/${scope}`),
    ])
    expect(shop.callsOf(/initiate-order/)[0]!.body).toEqual({
      cart: {
        tariff: { id: 'mobil-m-device-24' },
        options: [],
        promotions: [],
        handsets: [{ id: 'solvar-s1-pro-fjordblau-256' }],
      },
      context: { tracking_id: 'campaign-7' },
    })
    expect(saved('SIM_DELIVERY')).toEqual({
      delivery: { sim_type: 'ESIM', method: 'PACKSTATION', packstation_no: '145', post_no: '1234567' },
    })
  }, 30_000)

  it('of a tariff alone asks for no delivery of an eSIM', async () => {
    open(CARTS.tariff)
    await start(/Neue Rufnummer/)
    await giveCustomer()
    await choose('SIM-Karte')
    expect(screen.getByRole('radiogroup', { name: 'Lieferung' })).toBeVisible()
    await choose('Nach Hause')
    await choose('eSIM')
    expect(screen.queryByRole('radiogroup', { name: 'Lieferung' })).toBeNull()
    await next('Zahlung')
    await heading('Wie möchten Sie zahlen?')
    expect(saved('SIM_DELIVERY')).toEqual({ delivery: { sim_type: 'ESIM' } })
  }, 30_000)

  it('with porting is a change of provider, asks twice for the number, and knows that it is wanted', async () => {
    open(CARTS.tariff)
    await start(/Rufnummer mitnehmen/)
    await giveCustomer()
    await choose('eSIM')
    await next('Rufnummer')
    await heading('Ihre Rufnummer')
    expect(await screen.findByRole('radio', { name: 'Ja, Rufnummer mitnehmen' })).toBeChecked()
    type('Rufnummer', '+49 171 2345678')
    type('Rufnummer wiederholen', '0171/2345679')
    await next('Zahlung')
    expect(await screen.findByRole('alert')).toHaveTextContent('Die beiden Rufnummern sind nicht gleich.')
    type('Rufnummer wiederholen', '0171/2345678')
    await next('Zahlung')
    await heading('Wie möchten Sie zahlen?')
    expect(posts()[0]).toBe('/mobile/new-customer/provider-change/initiate-order')
    expect(saved('NUMBER_PORTING')).toEqual({
      porting: { wanted: 'YES', number: '01712345678', number_repeat: '01712345678' },
    })
  }, 30_000)

  it('of prepaid is ordered by the same path, without months', async () => {
    open(CARTS.prepaid)
    await start(/Neue Rufnummer/)
    await giveCustomer()
    await choose('eSIM')
    await next('Zahlung')
    await heading('Wie möchten Sie zahlen?')
    await finishSteps()
    const block = await screen.findByRole('region', { name: 'Das bestellen Sie' })
    expect(within(block).getByText('je 4 Wochen (entspricht 16,20 € im Monat)')).toBeVisible()
    expect(block).toHaveTextContent('14,95 €')
    expect(block).toHaveTextContent('keine Mindestlaufzeit')
    expect(block).not.toHaveTextContent(/Gesamtpreis|24 Monate|0 Monate|je Monat/)
  }, 30_000)

  // the answer to the landline question was taken for one to the mobile question
  it('asks anew when the answer was to the question of a landline', async () => {
    formStore.set({ situation: 'PROVIDER_CHANGE', values: {}, saved: [] })
    sellsMobile(shop, CARTS.tariff)
    openTab(CARTS.tariff)
    formStore.set({ situation: 'PROVIDER_CHANGE', values: {}, saved: [] })
    renderShop(shop, '/checkout')
    expect(await screen.findByRole('radio', { name: /Rufnummer mitnehmen/ })).not.toBeChecked()
    expect(screen.queryByText('Rufnummer')).toBeNull()
  })
})

describe('a device whose bundle has changed', () => {
  const dearer = aHandset({
    bundle_id: 'bundle-b',
    conditions: [
      aCondition(1500, { type: 'MONTHLY_DEVICE', till: 25 }),
      aCondition(19900, { type: 'ONETIME_DEVICE' }),
      aCondition(695, { type: 'ONETIME_SHIPPING' }),
    ],
  })

  it('takes the server’s price, says what changed and goes on', async () => {
    const messages: (string | undefined)[] = []
    const stop = subscribe('toast:show', ({ title, message }) => messages.push(title, message))
    open(CARTS.device, aMobileResponse({ ...CARTS.device, handset: dearer }))
    await start(/Neue Rufnummer/)
    await heading('Ihre persönlichen Daten')
    expect(messages).toEqual([
      'Warenkorb aktualisiert',
      'Solvar S1 Pro: bisher 15\u00a0€ im Monat und 149\u00a0€ einmalig, jetzt 15\u00a0€ im Monat und 199\u00a0€ einmalig.',
    ])
    expect(cartStore.get().handset).toMatchObject({ bundle_id: 'bundle-b', conditions: dearer.conditions })
    expect(shop.callsOf(/initiate-order/)).toHaveLength(1)
    stop()
  })

  // the same call had the key of the first, and its answer brought the old price back
  it('is another order when it changes again, with another key', async () => {
    open(CARTS.device)
    await start(/Neue Rufnummer/)
    await heading('Ihre persönlichen Daten')
    act(() => void cartStore.set({ ...cartStore.get(), handset: dearer }))
    sellsMobile(shop, CARTS.device, aMobileResponse({ ...CARTS.device, handset: dearer }))
    await start(/Neue Rufnummer/)
    await heading('Ihre persönlichen Daten')
    const keys = shop.callsOf(/initiate-order/).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
    expect(orderStore.get().response?.cart.handsets[0]?.bundle_id).toBe('bundle-b')
  })

  it('is named when it is taken out, and the customer goes back to the shop', async () => {
    const messages: (string | undefined)[] = []
    const stop = subscribe('toast:show', ({ title, message }) => messages.push(title, message))
    const { concrete_product_id: id } = aHandset()
    const details = [{ action: 'REMOVE_FROM_CART', id, type: 'HANDSET', reason: 'OUT_OF_STOCK' as const }]
    open(CARTS.device)
    shop.answer(/initiate-order/, ok(aMobileResponse(CARTS.device, { status_code: 300, details })))
    await choose(/Neue Rufnummer/)
    await next('Persönliche Daten')
    await screen.findByText(/elsewhere/)
    expect(messages).toEqual([
      'Warenkorb aktualisiert',
      'Solvar S1 Pro ist ausverkauft und wurde entfernt.',
      'Ihr Warenkorb konnte nicht verarbeitet werden',
      'Sie wurden deshalb weitergeleitet',
    ])
    stop()
  })
})
