import { screen, waitFor, within } from '@testing-library/react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type CartResponse } from '@nimbus/shared-contracts/order'
import { setHost } from '@nimbus/shared-contracts/remote'
import { aCondition, aHandset } from '@nimbus/shared-contracts/testing'
import { order } from '../testing/customer'
import { aFakeShop, anApiError, anOrderResult, type FakeShop } from '../testing/fake-shop'
import { aMobileResponse, CARTS, sellsMobile } from '../testing/mobile-order'
import { aPortingForm } from '../testing/mobile-forms'
import { renderShop } from '../testing/render-shop'
import { openSavedOrder } from '../testing/saved-order'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: () => new Promise(() => {}) }))

let shop: FakeShop

/** A tab whose order of this cart has all steps saved. */
function openSaved(cart: (typeof CARTS)[keyof typeof CARTS], response = aMobileResponse(cart)): void {
  sellsMobile(shop, cart, response)
  openSavedOrder(cart, response)
  renderShop(shop, '/checkout/overview')
}

beforeEach(() => {
  shop = aFakeShop()
})
afterEach(() => setHost(undefined))

const block = () => screen.findByRole('region', { name: 'Das bestellen Sie' })

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent?.replaceAll('\u00a0', ' '))

const dearer = aHandset({
  bundle_id: 'bundle-b',
  conditions: [
    aCondition(2000, { type: 'MONTHLY_DEVICE', till: 25 }),
    aCondition(14900, { type: 'ONETIME_DEVICE' }),
    aCondition(695, { type: 'ONETIME_SHIPPING' }),
  ],
})

describe('overview of an order with a device', () => {
  it('has the tariff, the share of the device, its price and shipping above the button', async () => {
    openSaved(CARTS.device)
    const region = await block()
    expect(rowsOf(region)).toEqual([
      'je Monat, Monat 1–24: Tarif 29,95 €, Gerät 15 €44,95 €',
      'je Monat ab Monat 2529,95 €',
      'Einmalig: Gerät 149 €, Bereitstellung 39,95 €, Versand 6,95 €195,90 €',
      'Gesamtpreis in 24 Monaten1.274,70 €',
    ])
    expect(region).toHaveTextContent('30 GB Datenvolumen im Monat')
    expect(region).toHaveTextContent(
      'geschätzt maximal 300 MBit/s im Download und 50 MBit/s im Upload, danach 64 kbit/s im Download und 16 kbit/s im Upload',
    )
    expect(region).toHaveTextContent('Solvar S1 Pro, Fjordblau, 256 GB.')
    expect(within(region).getAllByRole('button')).toHaveLength(1)
    expect(within(region).queryByRole('link')).toBeNull()
  })

  it('has the warranty notice between documents and block', async () => {
    openSaved(CARTS.device)
    const region = await block()
    const notice = screen.getByRole('heading', { name: 'Gesetzliche Gewährleistung' })
    const documents = screen.getByRole('list', { name: 'Dokumente' })
    expect(documents.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(notice.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows the device with its energy class and its sheet', async () => {
    openSaved(CARTS.device)
    const device = await screen.findByRole('region', { name: 'Ihr Gerät' })
    expect(within(device).getByText('Fjordblau, 256 GB')).toBeVisible()
    expect(within(device).getByRole('button', { name: /^Energieeffizienzklasse A/ })).toBeVisible()
    expect(within(device).getByRole('link', { name: /^Produktdatenblatt/ })).toBeVisible()
    expect(within(device).getByRole('link', { name: /Ändern/ })).toHaveAttribute('href', '/warenkorb')
  })

  it('has neither device nor notice for a tariff alone', async () => {
    openSaved(CARTS.tariff)
    expect(rowsOf(await block())).toEqual([
      'je Monat29,95 €',
      'Einmalig: Bereitstellung 39,95 €39,95 €',
      'Gesamtpreis in 24 Monaten758,75 €',
    ])
    expect(screen.queryByRole('heading', { name: /Gewährleistung|Ihr Gerät/ })).toBeNull()
  })

  it('reads a number that was typed twice once', async () => {
    const response = aMobileResponse(CARTS.tariff, { scopes: ['NUMBER_PORTING', 'ORDER_OVERVIEW'] })
    const form = aPortingForm()
    const porting = { wanted: 'YES', number: '01712345678', number_repeat: '01712345678' }
    const { definitions } = form.definitionSchema
    const asRead = ['porting.number', 'porting.number_repeat'].map((id) => [
      id,
      { ...definitions[id], review_value: '+49 171 2345678' },
    ])
    const definitionSchema = {
      ...form.definitionSchema,
      definitions: { ...definitions, ...Object.fromEntries(asRead) },
      dataset: { porting },
    }
    shop.answer(/form-schemas\/NUMBER_PORTING/, ok({ ...form, definitionSchema }))
    openSaved(CARTS.tariff, response)
    const section = await screen.findByRole('region', { name: 'Rufnummer' })
    expect(within(section).getAllByText('+49 171 2345678')).toHaveLength(1)
  })

  // the block kept the share of the old bundle beside the new sum
  it('takes the new bundle when its price changed, into block and cart', async () => {
    openSaved(CARTS.device)
    const now = aMobileResponse({ ...CARTS.device, handset: dearer })
    const detail = { old: aMobileResponse(CARTS.device).sums, new: now.sums, cart: now.cart, total_hash: 'hash-b' }
    shop.answer(/submit/, failed(anApiError({ status: 409, exception: 'PriceChangedException', details: [detail] })))
    await order()
    expect(await screen.findByText(/Bisher 1\.274,70 €, jetzt 1\.394,70 € in 24 Monaten/)).toBeVisible()
    await waitFor(async () =>
      expect(rowsOf(await block())[0]).toBe('je Monat, Monat 1–24: Tarif 29,95 €, Gerät 20 €49,95 €'),
    )
    expect(cartStore.get().handset?.bundle_id).toBe('bundle-b')
    await order()
    await screen.findByText('NB-2026-7K3M9Q')
    expect(shop.callsOf(/save\/ORDER_OVERVIEW/).at(-1)?.body).toMatchObject({ overview: { total_hash: 'hash-b' } })
  })

  it.each([
    ['the summary is read', /contract-summary/],
    ['the order is sent', /submit/],
  ])('starts anew when the device is gone by the time %s', async (_when, call) => {
    const messages: (string | undefined)[] = []
    const stop = subscribe('toast:show', ({ message }) => messages.push(message))
    const details = [{ action: 'REMOVE_FROM_CART', id: 'x', type: 'HANDSET', reason: 'OUT_OF_STOCK' }]
    shop.answer(call, failed(anApiError({ status: 409, exception: 'IncompleteOrderDataException', details })))
    openSaved(CARTS.device)
    if (call.test('submit')) await order()
    await waitFor(() => expect(shop.navigated).toContain('/checkout'))
    expect(messages).toContain(
      'Ihr Gerät ist mit diesem Tarif nicht mehr erhältlich. Ihre Angaben sind noch da, bitte starten Sie die Bestellung erneut.',
    )
    expect([orderStore.get().temp_order_id, formStore.get().saved]).toEqual([null, []])
    expect(cartStore.get().handset).not.toBeNull()
    stop()
  })
})

describe('confirmation of a mobile order', () => {
  it('tells when the device comes and when the number comes over', async () => {
    openSaved(CARTS.device)
    const result = anOrderResult({
      shipped: ['Solvar S1 Pro'],
      mobile: {
        prepaid: false,
        sim_type: 'ESIM',
        delivery_method: 'HOME',
        delivery_to: 'an Am Markt 5, 06108 Halle',
        device_delivery: { from: '2026-12-01', till: '2026-12-03' },
        early_start: false,
        porting: { when: 'END_OF_CONTRACT', on: '2027-01-31' },
      },
    })
    shop.answer(/submit/, ok(result))
    await order()
    const steps = await screen.findByRole('region', { name: 'So geht es weiter' })
    expect(steps).toHaveTextContent('01.12.2026 bis 03.12.2026LieferungSolvar S1 Pro: an Am Markt 5, 06108 Halle. Die')
    expect(steps).toHaveTextContent('ab 12.12.2026eSIM laden und starten')
    expect(steps).toHaveTextContent('ab 31.01.2027Ihre Rufnummer kommt zu uns')
    expect(steps).not.toHaveTextContent('Technik')
  })

  it('has no end of a term for prepaid', async () => {
    openSaved(CARTS.prepaid)
    const {
      term_ends_on: _end,
      notice_until: _notice,
      ...result
    } = anOrderResult({
      mobile: { prepaid: true, sim_type: 'ESIM', early_start: false },
    })
    shop.answer(/submit/, ok(result))
    await order()
    const dates = await screen.findByRole('region', { name: 'Ihre Termine' })
    expect(within(dates).getAllByRole('definition')).toHaveLength(1)
    expect(screen.getByText(/Was Sie noch tun müssen, steht unten/)).toBeVisible()
  })
})

describe('a prepaid price that changed', () => {
  it('is told per four weeks', async () => {
    openSaved(CARTS.prepaid)
    const sums: CartResponse['sums'] = { conditions: [aCondition(1595, { type: 'MONTHLY_4_WEEKS' })] }
    const detail = { old: {}, new: sums, total_hash: 'hash-b' }
    shop.answer(/submit/, failed(anApiError({ status: 409, exception: 'PriceChangedException', details: [detail] })))
    await order()
    expect(await screen.findByText(/Bisher 14,95 €, jetzt 15,95 € je 4 Wochen/)).toBeVisible()
  })
})
