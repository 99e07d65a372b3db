import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AVAILABILITY_KEY, availabilityStore } from '@nimbus/shared-contracts/availability'
import { CART_KEY, cartStore, emptyCart, type Cart } from '@nimbus/shared-contracts/cart'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { subscribe } from '@nimbus/shared-contracts/events'
import { ApiError } from '@nimbus/shared-contracts/http'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import {
  aCart,
  aCheckData,
  aCondition,
  aMobileTariff,
  anOption,
  aPrepaidTariff,
  aTariff,
} from '@nimbus/shared-contracts/testing'
import { CartView } from './cart-view'

const router = anOption({
  concrete_product_id: 'router',
  product_name: 'Nimbus Hub',
  conditions: [aCondition(695), aCondition(695, { type: CONDITION.shipping })],
  properties: { product_id: 'router', contract_term: 12 },
})
const box = anOption({
  concrete_product_id: 'box',
  product_name: 'TV-Box',
  conditions: [aCondition(500), aCondition(695, { type: CONDITION.shipping })],
  properties: { product_id: 'box', contract_term: 12 },
})
const serien = anOption({ grouping_id: 'streaming-video' })
const full = aCart({ tariff: aTariff(), options: [serien], hardware: [router, box] })

const planOf = ({ tariff, options, hardware, promotions }: Cart) => ({
  cart: { tariff, handsets: [], options, hardware, promotions },
  sums: { conditions: [] },
  details: [] as object[],
})
const post = jest.fn()

/** A shell that answers /price-plan and has no other team's widgets. */
function aHost(): Host {
  const widget = { update: () => {}, unmount: () => {} }
  return {
    api: { post, get: jest.fn(), put: jest.fn() },
    mountWidget: () => widget,
    navigate: jest.fn(),
    apiBase: '/api',
    lastShopRoute: () => '/',
    endSession: () => {},
    trackingId: () => undefined,
  }
}

async function open(cart: Cart | string, checkData: object | null = aCheckData()) {
  const text = typeof cart === 'string' ? cart : JSON.stringify({ version: 1, data: cart })
  sessionStorage.setItem(CART_KEY, text)
  sessionStorage.setItem(AVAILABILITY_KEY, JSON.stringify({ version: 1, data: { checkData } }))
  cartStore.restore()
  availabilityStore.restore()
  const view = render(<CartView />)
  await act(async () => {})
  return view
}

beforeEach(() => {
  sessionStorage.clear()
  cartStore.set(emptyCart())
  setHost(aHost())
  post.mockReset().mockImplementation(async () => ok(planOf(cartStore.get())))
})
afterEach(() => setHost(undefined))

describe('CartView', () => {
  it('says when the points of the partner programme are released, and opens its conditions', async () => {
    await open({ ...full, tariff: aTariff({ footnote_tag: 'T_GLASFASER_150' }) })
    const region = within(screen.getByRole('region', { name: 'Partnerpunkte' }))
    expect(region.getByText(/innerhalb von 120 Tagen/)).toBeVisible()
    expect(region.getByRole('button', { name: 'Fußnote 2 anzeigen: Bedingungen Partnerpunkte' })).toHaveAttribute(
      'data-footnote',
      'A_PARTNERPUNKTE',
    )
  })

  it('lists every line with its price, change and remove', async () => {
    await open(full)
    for (const name of ['Tarif', 'Optionen', 'Hardware']) expect(screen.getByRole('heading', { name })).toBeVisible()
    for (const name of ['Glasfaser 150', 'Serien', 'Nimbus Hub', 'TV-Box']) {
      expect(screen.getByRole('button', { name: `${name} entfernen` })).toBeVisible()
      expect(screen.getByRole('link', { name: `${name} ändern` })).toHaveAttribute(
        'href',
        expect.stringMatching('^/zuhause'),
      )
    }
    expect(screen.getByRole('link', { name: 'Produktinformationsblatt' })).toHaveAttribute(
      'href',
      '/produktinformationsblatt?tariff=glasfaser-150-24',
    )
    expect(screen.getByText(/bis 150\s?MBit\/s im Download und 75\s?MBit\/s im Upload/)).toBeVisible()
  })

  // LAW-4: from the cart on, before any personal data
  it('has the contract summary of what is in it, before anything is asked', async () => {
    await open(full)
    expect(screen.getByRole('link', { name: 'Zusammenfassung Ihres Warenkorbs (PDF)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/contract-summary\/pdf\?tariff=glasfaser-150-24&options=.+&hardware=.+/),
    )
  })

  it('adds everything up in one place', async () => {
    await open(full)
    const costs = within(screen.getByRole('complementary', { name: 'Ihre Kosten' }))
    // 9,95 + 4,99 + 6,95 + 5,00, then with 45,95
    expect(costs.getByText('Monat 1–3').nextSibling).toHaveTextContent('26,89 €')
    expect(costs.getByText('ab Monat 4').nextSibling).toHaveTextContent('62,89 €')
    expect(costs.getByText('Einmalig').nextSibling).toHaveTextContent('76,90 €')
    expect(costs.getByText('Bereitstellung 69,95 €, Versand 6,95 €')).toBeInTheDocument()
    expect(costs.getByText('Gesamt in 24 Monaten').nextSibling).toHaveTextContent('1.478,26 €')
  })

  it('says what the promotion brings and until when', async () => {
    const promotion = {
      id: 'p',
      name: 'Aktion',
      valid_from: '2026-11-01T00:00:00Z',
      valid_till: '2027-01-31T23:00:00Z',
    }
    await open({ ...full, tariff: aTariff({ incentives: [promotion] }), promotions: [promotion] })
    expect(screen.getByText(/Startpreis 9,95\s?€ in Monat 1–3/).parentElement).toHaveTextContent(
      '(Aktion bis 31.01.2027)',
    )
  })

  it('says where is delivered to, how to pay and who can order', async () => {
    await open(full)
    expect(screen.getByText(/nur innerhalb Deutschlands/)).toBeVisible()
    expect(screen.getByText(/Lastschrift \(SEPA\) oder Überweisung nach Rechnung/)).toBeVisible()
    expect(screen.getByText(/in den letzten 3 Monaten keinen Breitbandanschluss/)).toBeVisible()
    expect(screen.getByText(/Wohnsitz in Deutschland/)).toBeVisible()
  })

  it('leads to the order when the address can have the tariff', async () => {
    await open(full)
    for (const link of screen.getAllByRole('link', { name: 'Zur Kasse' }))
      expect(link).toHaveAttribute('href', '/checkout')
  })

  it('asks for the address first when it was not checked', async () => {
    await open(full, null)
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument()
    const costs = within(screen.getByRole('complementary', { name: 'Ihre Kosten' }))
    await userEvent.click(costs.getByRole('button', { name: 'Verfügbarkeit prüfen' }))
    expect(screen.getByRole('region', { name: 'Verfügbarkeit an Ihrer Adresse' })).toHaveFocus()
  })

  it('shows the result in place of the check once there is one', async () => {
    await open(full, null)
    expect(screen.getByRole('heading', { name: 'Adresse noch nicht geprüft' })).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Verfügbarkeit prüfen' })[0]!)
    act(() => void availabilityStore.set({ checkData: aCheckData() }))
    expect(screen.getByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeVisible()
    expect(screen.getByText('Lindenstraße 12a, 01067 Dresden')).toBeVisible()
    expect(screen.getByText(/Glasfaser bis 1\.000\s?MBit\/s/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Verfügbarkeit an Ihrer Adresse' })).toHaveFocus()
  })

  it('takes a check that was made again by itself without moving the focus', async () => {
    await open(full, aCheckData({ valid_until: '2020-01-01T00:00:00.000Z' }))
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument()
    act(() => void availabilityStore.set({ checkData: aCheckData() }))
    expect(screen.getAllByRole('link', { name: 'Zur Kasse' })[0]).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it('offers another address or tariff when the address can not have it', async () => {
    await open(full, aCheckData({ products: [] }))
    expect(screen.getByText('Ihr Tarif ist an dieser Adresse nicht verfügbar.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Adresse oder Tarif ändern' })[0]).toHaveAttribute(
      'href',
      '/zuhause/tarife/magentazuhause-tarife?fixedStep=availabilityCheck',
    )
  })

  it('removes a line, says so with the new total and can undo it', async () => {
    await open(full)
    await userEvent.click(screen.getByRole('button', { name: 'TV-Box entfernen' }))
    expect(cartStore.get().hardware).toEqual([router])
    expect(screen.getByRole('status')).toHaveTextContent('TV-Box wurde entfernt. Neu: Gesamt in 24 Monaten 1.358,26 €')
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
    expect(cartStore.get()).toEqual(full)
  })

  it('refuses to remove a mandatory item with a warning', async () => {
    const toasts: object[] = []
    const unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
    await open(aCart({ tariff: aTariff(), hardware: [{ ...router, mandatory: true }] }))
    await userEvent.click(screen.getByRole('button', { name: 'Nimbus Hub entfernen' }))
    unsubscribe()
    expect(toasts).toEqual([
      { type: 'warning', title: 'Nimbus Hub ist Pflicht', message: 'Und kann daher nicht abgewählt werden' },
    ])
    expect(cartStore.get().hardware).toHaveLength(1)
  })

  it('empties the cart only after asking', async () => {
    await open(full)
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb leeren' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Warenkorb leeren?' }))
    expect(cartStore.get()).toEqual(full)
    await userEvent.click(dialog.getByRole('button', { name: 'Warenkorb leeren' }))
    expect(cartStore.get()).toEqual(emptyCart())
    expect(await screen.findByRole('link', { name: 'Internet und TV ansehen' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/zuhause/tarife/'),
    )
  })

  it.each(['{oops', 'null', '[]', '"x"', '{"version":1,"data":{"lines":{}}}', '{"version":2,"data":{}}'])(
    'shows an empty cart for the stored record %s, which used to stop every cart view',
    async (record) => {
      expectConsole('warn', /record nimbus-c/)
      await open(record)
      expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
      act(() => void cartStore.set(full))
      expect(screen.getByRole('button', { name: 'Glasfaser 150 entfernen' })).toBeVisible()
    },
  )
})

describe('CartView, means of payment', () => {
  // prepaid, which has no bill, was said to be paid by one
  it.each([
    [
      'the landline',
      aCart({ tariff: aTariff() }),
      'Lastschrift (SEPA) oder Überweisung nach Rechnung, beides ohne Aufpreis.',
    ],
    [
      'mobile',
      aCart({ tariff: aMobileTariff() }),
      'Lastschrift (SEPA) oder Überweisung nach Rechnung, beides ohne Aufpreis.',
    ],
    [
      'prepaid',
      aCart({ tariff: aPrepaidTariff() }),
      /^Alle 4\s?Wochen im Voraus: .* Überweisung auf Ihr Guthabenkonto/,
    ],
    ['an empty cart', aCart(), 'Lastschrift (SEPA) oder Überweisung, beides ohne Aufpreis.'],
  ])('are those that the order of %s offers', async (_what, cart, said) => {
    await open(cart)
    expect(screen.getByText('Zahlung').parentElement?.lastChild?.textContent).toMatch(said)
  })
})

describe('CartView, price check', () => {
  it('asks for the prices of what is in the cart, once', async () => {
    await open(full)
    expect(post).toHaveBeenCalledTimes(1)
    expect(post.mock.calls[0]).toEqual([
      '/price-plan',
      expect.objectContaining({ cart: expect.objectContaining({ tariff: { id: 'glasfaser-150-24' } }) }),
      expect.anything(),
      expect.anything(),
    ])
    expect(screen.queryByText('Preise aktualisiert')).not.toBeInTheDocument()
  })

  it('corrects a price and shows it before and after', async () => {
    post.mockResolvedValue(ok(planOf({ ...full, hardware: [{ ...router, conditions: [aCondition(795)] }, box] })))
    await open(full)
    const row = within(screen.getByRole('row', { name: /Nimbus Hub/ }))
    expect(row.getByText(/6,95 €, einmalig 6,95 €/)).toBeVisible()
    expect(row.getByText('monatlich 7,95 €')).toBeVisible()
    expect(cartStore.get().hardware[0]?.conditions).toEqual([aCondition(795)])
    expect(screen.getByRole('status')).toHaveTextContent('Preise aktualisiert')
    await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }))
    expect(screen.queryByRole('row', { name: /Nimbus Hub/ })).not.toBeInTheDocument()
  })

  it('takes out and names what can not be had any more', async () => {
    const details = [{ action: 'REMOVE_FROM_CART', id: 'option-serien', type: 'OPTION' }]
    post.mockImplementation(async () => ok({ ...planOf(cartStore.get()), details }))
    await open(full)
    expect(await screen.findByText(/Serien ist nicht mehr verfügbar/, { selector: 'p' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Serien entfernen' })).not.toBeInTheDocument()
  })

  it('keeps the prices with a quiet note when the check fails, and checks again on demand', async () => {
    post.mockResolvedValueOnce(failed(new ApiError({ kind: 'network', method: 'post', url: '/price-plan' })))
    await open(full)
    expect(screen.getByText(/konnten gerade nicht geprüft werden/, { selector: 'p' })).toBeVisible()
    expect(cartStore.get()).toEqual(full)
    await userEvent.click(screen.getByRole('button', { name: 'Erneut prüfen' }))
    await waitFor(() =>
      expect(screen.queryByText(/konnten gerade nicht geprüft werden/, { selector: 'p' })).not.toBeInTheDocument(),
    )
  })

  it('says what is wrong with a cart that the server refuses', async () => {
    const body = { status_code: 400, error: 'MalformedRequestException', message: '', details: [] }
    post.mockResolvedValue(
      failed(new ApiError({ kind: 'http', method: 'post', url: '/price-plan', status: 400, body })),
    )
    await open(full)
    expect(screen.getByRole('heading', { name: 'Ihr Warenkorb enthält ungültige Werte' })).toBeVisible()
  })

  it('says nothing when the page is left before the answer', async () => {
    let signal: AbortSignal | undefined
    post.mockImplementation((_path, _body, _schema, options: { signal: AbortSignal }) => {
      signal = options.signal
      return new Promise(() => {})
    })
    const { unmount } = await open(full)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('does not ask for an empty cart', async () => {
    await open(emptyCart())
    expect(post).not.toHaveBeenCalled()
  })
})
