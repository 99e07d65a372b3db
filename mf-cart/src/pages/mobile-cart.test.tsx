import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore, emptyCart, type Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { ApiError } from '@nimbus/shared-contracts/http'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { aCart, aHandset, aMobileTariff, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { Summary } from '../features/costs/ui/summary'
import { MiniCart } from '../features/mini-cart/ui/mini-cart'
import { CartView } from './cart-view'

const tariff = aMobileTariff()
const withoutDevice = aMobileTariff({
  concrete_product_id: 'mobil-m-24',
  properties: { ...tariff.properties, sublevel: 'NO_DEVICE', counterpart_id: 'mobil-m-device-24' },
})
const unpriced = aHandset({ bundle_id: null, conditions: [] })
const bundled = aCart({ tariff, handset: aHandset() })
const DEVICE_PAGE = '/unterwegs/geraete/smartphones/solvar-s1-pro?pid=solvar-s1-pro-fjordblau-256'

const get = jest.fn()
const post = jest.fn()

/** The server's answer to the cart as it is: a handset without bundle is not for its tariff. */
const planOf = ({ tariff: known, handset, options, hardware, promotions }: Cart) => ({
  cart: { tariff: known, handsets: handset?.bundle_id ? [handset] : [], options, hardware, promotions },
  sums: { conditions: [] },
  details:
    handset && !handset.bundle_id
      ? [{ action: 'REMOVE_FROM_CART', id: handset.concrete_product_id, type: 'HANDSET', reason: 'NOT_FOR_TARIFF' }]
      : [],
})

beforeEach(() => {
  sessionStorage.clear()
  cartStore.set(emptyCart())
  const host = { api: { post, get }, mountWidget: () => ({ update: () => {}, unmount: () => {} }) }
  setHost(host as unknown as Host)
  post.mockReset().mockImplementation(async () => ok(planOf(cartStore.get())))
  get.mockReset().mockImplementation(async () => ok<Tariff>(withoutDevice))
})
afterEach(() => setHost(undefined))

/** The page with mini cart and summary, as other remotes show them. */
async function open(cart: Cart) {
  cartStore.set(cart)
  cartStore.restore()
  render(
    <>
      <MiniCart />
      <CartView />
      <Summary order />
    </>,
  )
  await act(async () => {})
}

const costs = () => within(screen.getByRole('complementary', { name: 'Ihre Kosten' }))
const summary = () => within(screen.getByRole('complementary', { name: 'Ihre Auswahl' }))
const miniCart = () => screen.getByRole('link', { name: /^Warenkorb, \d/ })
const toCheckout = () => screen.queryAllByRole('link', { name: 'Zur Kasse' })

describe('a mobile cart with device', () => {
  it('shows variant, price, energy class and product sheet of the device', async () => {
    await open(bundled)
    const line = within(screen.getByRole('heading', { name: 'Solvar S1 Pro' }).closest('li')!)
    expect(line.getByText('Fjordblau, 256 GB')).toBeVisible()
    expect(line.getByText(/^Laufzeit 24\s?Monate$/)).toBeVisible()
    expect(line.getByText('Monat 1–24').nextSibling).toHaveTextContent('15 €')
    expect(line.queryByText('ab Monat 25')).not.toBeInTheDocument()
    expect(line.getByText('Gerät').nextSibling).toHaveTextContent('149 €')
    expect(line.getByText('Versand').nextSibling).toHaveTextContent('6,95 €')
    expect(line.getByRole('button', { name: /Energieeffizienzklasse A auf der Skala A bis G/ })).toBeVisible()
    expect(line.getByRole('link', { name: /^Produktdatenblatt/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/energy-sheet\.pdf$/),
    )
    expect(line.getByRole('link', { name: 'Solvar S1 Pro ändern' })).toHaveAttribute('href', DEVICE_PAGE)
  })

  it('shows data, speed and throttling of the tariff', async () => {
    await open(bundled)
    const line = within(screen.getByRole('heading', { name: 'Nimbus Mobil M' }).closest('li')!)
    expect(line.getByText(/30\s?GB Datenvolumen im Monat, geschätzt maximal 300\s?MBit\/s im Download/)).toBeVisible()
    expect(line.getByText(/danach 64\s?kbit\/s im Download und 16\s?kbit\/s im Upload/)).toBeVisible()
    expect(line.getByRole('link', { name: 'Nimbus Mobil M ändern' })).toHaveAttribute(
      'href',
      '/unterwegs/tarife/mobilfunk-tarife',
    )
  })

  it('adds up to the price of the device page, everywhere', async () => {
    await open(bundled)
    for (const view of [costs(), summary()]) {
      expect(view.getByText('Einmalig').nextSibling).toHaveTextContent('195,90 €')
      expect(view.getByText(/Gerät 149\s?€, Bereitstellung 39,95\s?€, Versand 6,95\s?€/)).toBeInTheDocument()
      expect(view.getByText(/Ø je Monat/).nextSibling).toHaveTextContent('53,12 €')
      expect(view.getByText(/Gesamt in 24/).nextSibling).toHaveTextContent('1.274,70 €')
    }
    expect(costs().getByText('Monat 1–24').nextSibling).toHaveTextContent('44,95 €')
    expect(costs().getByText('ab Monat 25').nextSibling).toHaveTextContent('29,95 €')
    for (const bar of screen.getAllByRole('region', { name: 'Kosten auf einen Blick' })) {
      expect(bar).toHaveTextContent(/44,95\s?€, dann 29,95\s?€/)
    }
    expect(miniCart()).toHaveAccessibleName('Warenkorb, 2 Positionen')
    expect(miniCart()).toHaveAccessibleDescription(/44,95\s?€, dann 29,95\s?€, gesamt in 24 Monaten 1\.274,70\s?€/)
  })

  it('goes straight to the order, without an address check', async () => {
    await open(bundled)
    for (const link of toCheckout()) expect(link).toHaveAttribute('href', '/checkout')
    expect(toCheckout()).not.toHaveLength(0)
    expect(screen.queryByRole('region', { name: 'Verfügbarkeit an Ihrer Adresse' })).not.toBeInTheDocument()
    expect(screen.getByText(/in den letzten 3 Monaten keinen Anschluss/)).toBeVisible()
    expect(screen.getByText(/in einen Paketshop oder an eine Packstation/)).toBeVisible()
  })

  it('keeps the tariff when the device goes, updates all prices at once, and undoes it', async () => {
    await open(bundled)
    await userEvent.click(screen.getByRole('button', { name: 'Solvar S1 Pro entfernen' }))
    expect(cartStore.get()).toEqual(aCart({ tariff }))
    // 24 × 29,95 € + 39,95 €
    for (const view of [costs(), summary()]) {
      expect(view.getByText(/Gesamt in 24/).nextSibling).toHaveTextContent('758,75 €')
    }
    expect(miniCart()).toHaveAccessibleName('Warenkorb, 1 Position')
    expect(miniCart()).toHaveAccessibleDescription(/29,95\s?€\sje\sMonat, gesamt in 24 Monaten 758,75\s?€/)
    expect(toCheckout()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(cartStore.get()).toEqual(bundled)
    expect(summary().getByText(/Gesamt in 24/).nextSibling).toHaveTextContent('1.274,70 €')
  })

  it('keeps the device without price when the tariff goes, and undoes it', async () => {
    await open(bundled)
    await userEvent.click(screen.getByRole('button', { name: 'Nimbus Mobil M entfernen' }))
    expect(cartStore.get()).toEqual(aCart({ handset: unpriced }))
    expect(screen.getByRole('heading', { name: 'Es fehlt noch ein Tarif' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Tarif wählen' })) {
      expect(link).toHaveAttribute('href', DEVICE_PAGE)
    }
    for (const view of [costs(), summary()]) {
      expect(view.getByText('Sobald ein Tarif gewählt ist, sehen Sie hier alle Kosten.')).toBeInTheDocument()
      expect(view.queryByText(/€/)).not.toBeInTheDocument()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(cartStore.get()).toEqual(bundled)
  })
})

describe('a tariff with device that has none', () => {
  it('leads to the devices with this tariff', async () => {
    await open(aCart({ tariff }))
    expect(screen.getByRole('heading', { name: 'Es fehlt noch ein Gerät' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Gerät wählen' })) {
      expect(link).toHaveAttribute('href', '/unterwegs/geraete/smartphones?tariff=mobil-m-device-24')
    }
  })

  it('goes on without device, with the same tariff as it is sold without, and undoes it', async () => {
    await open(aCart({ tariff }))
    await userEvent.click(screen.getByRole('button', { name: 'Ohne Gerät weiter' }))
    expect(get).toHaveBeenCalledWith('/catalogue/tariffs/mobil-m-24', expect.anything(), { skipAuth: true })
    await waitFor(() => expect(cartStore.get()).toEqual(aCart({ tariff: withoutDevice })))
    expect(toCheckout()).not.toHaveLength(0)
    expect(screen.getByRole('heading', { name: /jetzt ohne Gerät/ }).closest('.alert')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(cartStore.get()).toEqual(aCart({ tariff }))
  })

  it('keeps its tariff and says so when the other one can not be loaded', async () => {
    const titles: string[] = []
    const leave = subscribe('toast:show', ({ title }) => titles.push(title))
    get.mockResolvedValue(
      failed(new ApiError({ kind: 'network', method: 'get', url: '/catalogue/tariffs/mobil-m-24' })),
    )
    await open(aCart({ tariff }))
    await userEvent.click(screen.getByRole('button', { name: 'Ohne Gerät weiter' }))
    await waitFor(() => expect(titles).toEqual(['Der Tarif konnte nicht gewechselt werden']))
    leave()
    expect(cartStore.get()).toEqual(aCart({ tariff }))
  })

  it('drops the answer when the cart has changed meanwhile', async () => {
    let answer: (value: unknown) => void = () => {}
    get.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open(aCart({ tariff }))
    await userEvent.click(screen.getByRole('button', { name: 'Ohne Gerät weiter' }))
    const prepaid = aCart({ tariff: aPrepaidTariff() })
    act(() => void cartStore.set(prepaid))
    await act(async () => answer(ok(withoutDevice)))
    expect(cartStore.get()).toEqual(prepaid)
  })
})

describe('a device that its tariff is not sold with', () => {
  it('says so, and leads to other tariffs or takes it out', async () => {
    await open(aCart({ tariff, handset: unpriced }))
    expect(screen.getByRole('heading', { name: 'Solvar S1 Pro ist mit diesem Tarif nicht erhältlich' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Anderen Tarif wählen' })) {
      expect(link).toHaveAttribute('href', DEVICE_PAGE)
    }
    expect(toCheckout()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Gerät entfernen' }))
    expect(cartStore.get()).toEqual(aCart({ tariff }))
    expect(screen.getByRole('heading', { name: 'Solvar S1 Pro wurde entfernt.' })).toBeVisible()
  })
})

describe('the price check of a mobile cart', () => {
  it('corrects a bundle and names both prices', async () => {
    const handset = { ...aHandset(), bundle_id: 'bundle-b' }
    const cheaper = { ...handset, conditions: handset.conditions.filter(({ type }) => type !== 'MONTHLY_DEVICE') }
    post.mockImplementation(async () => ok(planOf({ ...cartStore.get(), handset: cheaper })))
    await open(bundled)
    const row = within(await screen.findByRole('row', { name: /Solvar S1 Pro/ }))
    expect(row.getByText(/Monat 1–24 15\s?€, einmalig 155,95\s?€/)).toBeVisible()
    expect(row.getByText(/^einmalig 155,95\s?€$/)).toBeVisible()
    expect(cartStore.get().handset).toEqual(cheaper)
  })

  it('takes out a device that is sold out, and says so', async () => {
    const details = [
      { action: 'REMOVE_FROM_CART', id: aHandset().concrete_product_id, type: 'HANDSET', reason: 'OUT_OF_STOCK' },
    ]
    post.mockImplementation(async () => ok({ ...planOf({ ...cartStore.get(), handset: null }), details }))
    await open(bundled)
    expect(await screen.findByText(/Solvar S1 Pro ist nicht mehr verfügbar/, { selector: 'p' })).toBeVisible()
    expect(cartStore.get()).toEqual(aCart({ tariff }))
  })
})

describe('a prepaid cart', () => {
  it('has prices per four weeks and no totals anywhere', async () => {
    await open(aCart({ tariff: aPrepaidTariff() }))
    for (const view of [costs(), summary()]) {
      expect(view.getAllByText(/je 4\s?Wochen/)[0]).toBeInTheDocument()
      expect(view.getByText(/entspricht 16,20\s?€ im Monat/)).toBeInTheDocument()
      expect(view.queryByText(/Gesamt|Ø/)).not.toBeInTheDocument()
    }
    const line = within(screen.getByRole('heading', { name: 'Nimbus Prepaid L' }).closest('li')!)
    expect(line.getByText('keine Mindestlaufzeit')).toBeVisible()
    expect(line.getByText(/je 4\s?Wochen/, { selector: 'dt' }).nextSibling).toHaveTextContent('14,95 €')
    for (const bar of screen.getAllByRole('region', { name: 'Kosten auf einen Blick' })) {
      expect(bar).toHaveTextContent(/14,95\s?€ je 4\s?Wochen/)
    }
    expect(toCheckout()).not.toHaveLength(0)
  })

  it('is announced by its price', async () => {
    await open(bundled)
    act(() => void cartStore.set(aCart({ tariff: aPrepaidTariff() })))
    for (const status of screen.getAllByRole('status')) {
      expect(status).toHaveTextContent(/Neu: 14,95\s?€ je 4\s?Wochen\./)
    }
  })
})
