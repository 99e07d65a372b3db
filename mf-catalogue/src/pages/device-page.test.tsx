import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore, isReady } from '@nimbus/shared-contracts/cart'
import type { DeviceDetail } from '@nimbus/shared-contracts/catalogue'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { aCart, aHandset, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import * as server from '../server'
import { someCampaigns } from '../testing/campaigns'
import { aDeviceDetail, mobileTariff } from '../testing/devices'
import { anApiOf, closePages, openPage } from '../testing/open-page'

const ADDRESS = '/unterwegs/geraete/smartphones/solvar-s1-pro'
const params = { category: 'smartphones', slug: 'solvar-s1-pro' }
const answers = (over: Partial<DeviceDetail> = {}) => ({
  '/catalogue/devices/smartphones/solvar-s1-pro': aDeviceDetail(over),
})
const open = (query: Record<string, string> = {}, over: Partial<DeviceDetail> = {}) =>
  openPage('device', answers(over), { path: ADDRESS, params, query })

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')
const price = () => plain(screen.getByRole('region', { name: 'Ihr Preis' }).textContent)
const radio = (name: RegExp | string) => screen.getByRole('radio', { name })
const box = () => within(screen.getByRole('region', { name: 'Ihr Preis' }))
const withoutS = (): Partial<DeviceDetail> => {
  const { bundles } = aDeviceDetail()
  const tariff_groups = bundles.tariff_groups.filter(
    ({ concrete_tariff_group }) => concrete_tariff_group.id !== 'mobil-s-device-24',
  )
  return { bundles: { tariff_groups } }
}

/** The icon service, which is down here. */
const fetched = jest.fn<Promise<unknown>, [string]>(() => Promise.reject(new TypeError('offline')))
globalThis.fetch = fetched as unknown as typeof fetch

let toasts: ToastPayload[]
let unsubscribe: () => void

beforeEach(() => {
  cartStore.reset()
  toasts = []
  unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
})
afterEach(async () => {
  unsubscribe()
  await closePages()
})

describe('the price box', () => {
  it('names the tariff and leads to the others', async () => {
    await open()
    expect(price()).toContain('Tarif Nimbus Mobil M, 30 GB, 24 Monate')
    const [, target] = box().getByRole('link', { name: 'Tarif ändern' }).getAttribute('href')!.split('#')
    expect(document.getElementById(target!)).toHaveTextContent('Welcher Tarif dazu?')
  })

  // CAT-30: 14,95 € once, or a share of each month and the rest once, before what the tariff costs
  it.each([
    [
      15,
      '15 € je Monat in Monat 1–24, dazu 149 € einmalignur mit Nimbus Mobil M: 29,95 € je Monat, 24 Monate Mindestlaufzeit',
    ],
    [0, '149 € einmalignur mit Nimbus Mobil M: 29,95 € je Monat, 24 Monate Mindestlaufzeit'],
  ])('leads with the own price of an accessory with %i € a month', async (share, said) => {
    const { bundles, category } = aDeviceDetail()
    for (const { smartphone_bundles } of bundles.tariff_groups)
      for (const bundle of smartphone_bundles)
        bundle.conditions = bundle.conditions.filter(({ type }) => share > 0 || type !== 'MONTHLY_DEVICE')
    await open({}, { category: { ...category, accessories: true }, bundles })
    expect(price()).toContain(`Tarif ändern${said}`)
    expect(price()).toContain('Einmalig195,90 €')
  })
})

describe('devicePage on the server', () => {
  it('has the whole price of the first variant with the shop’s own tariff, and one h1', async () => {
    const { html } = await open()
    const page = new DOMParser().parseFromString(html, 'text/html').body
    expect(plain(page.querySelector('h1')?.textContent)).toBe('Solvar S1 Pro')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const text = plain(page.textContent)
    // the second design's device.html
    for (const part of ['44,95 €', 'ab Monat 2529,95 €', '195,90 €', '53,12 €', '1.274,70 €'])
      expect(text).toContain(part)
    expect(text).toContain('30 GB, danach 64 kbit/s im Download und 16 kbit/s im Upload.')
  })

  it('says what lies in the box, and that no charger does', async () => {
    const { html } = await open()
    const page = new DOMParser().parseFromString(html, 'text/html').body
    const heading = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Das liegt im Karton')
    const parts = [...(heading?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
    expect(parts).toEqual(['S1 Pro', 'Kabel USB-C, 1 m', 'Kurzanleitung'])
    expect(page.textContent).toContain('Ein Ladegerät liegt nicht bei.')
  })

  // a figure without months is forbidden, also in bars
  it('says in the bar of phones which months cost what', async () => {
    await open()
    const bar = screen.getByRole('region', { name: 'Kosten auf einen Blick' })
    expect(plain(bar.textContent)).toContain('44,95 € Monat 1–24 einmalig 195,90 € ab Monat 25: 29,95 €')
  })

  it('enlarges the picture that is shown', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Bild vergrößern' }))
    const large = within(screen.getByRole('dialog')).getByRole('group', { name: /^Solvar S1 Pro in Fjordblau, / })
    expect(large).toHaveAttribute('tabindex', '0')
    expect(large.querySelector('img')).toHaveAttribute('src', expect.stringContaining('solvar-s1-pro-fjordblau'))
  })

  it('shows what the address names', async () => {
    const { html } = await open({ pid: 'solvar-s1-pro-graphit-512', tariff: 'mobil-l-device-24' })
    const page = new DOMParser().parseFromString(html, 'text/html').body
    const checked = [...page.querySelectorAll<HTMLInputElement>('input[checked]')].map(({ value }) => value)
    expect(checked).toEqual(expect.arrayContaining(['Graphit', '512 GB', 'mobil-l-device-24']))
  })

  it.each([
    [
      'mobil-m-device-24',
      '120 € Cashback mit Nimbus Mobil M und 24 Monaten Laufzeit, bei Bestellung bis 18.11.2025. 2',
      '100 € bis 300 € Eintauschbonus Das gebrauchte Gerät muss mindestens 1 € wert sein. Höchstens 3 Geräte je Haushalt. 3',
    ],
    [
      'mobil-xl-device-24',
      '240 € Cashback mit Nimbus Mobil XL und 24 Monaten Laufzeit, bei Bestellung bis 18.11.2025. 2',
      '100 € bis 300 € Eintauschbonus Das gebrauchte Gerät muss mindestens 1 € wert sein. Höchstens 3 Geräte je Haushalt. 3',
    ],
    [
      'mobil-m-device-12',
      undefined,
      '100 € bis 300 € Eintauschbonus Das gebrauchte Gerät muss mindestens 1 € wert sein. Höchstens 3 Geräte je Haushalt. 2',
    ],
  ])('says beside the price with %s what runs now', async (tariff, cashback, tradeIn) => {
    await openPage(
      'device',
      { ...answers(), '/content/campaigns': someCampaigns() },
      { path: ADDRESS, params, query: { tariff } },
    )
    const items = within(screen.getByRole('region', { name: 'Aktionen zu diesem Gerät' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => plain(textContent))).toEqual([cashback, tradeIn].filter(Boolean))
  })

  it('promises nothing that does not run', async () => {
    const { html } = await openPage(
      'device',
      { ...answers(), '/content/campaigns': {} },
      { path: ADDRESS, params, query: {} },
    )
    expect(html).not.toMatch(/Cashback|Eintausch|Aktionen zu diesem Gerät/)
  })

  it('answers 404 for a device that is no longer sold', async () => {
    const request = { path: ADDRESS, params, query: {}, api: anApiOf({}).api }
    expect(await server.load('device', request)).toEqual({ status: 404 })
  })

  it('describes the variant for search engines', async () => {
    const request = { path: ADDRESS, params, query: { pid: 'solvar-s1-pro-graphit-1tb' } }
    const loaded = await server.load('device', { ...request, api: anApiOf(answers()).api })
    const { head } = await server.render('device', 'payload' in loaded ? loaded.payload : undefined, request)
    expect(head).toMatchObject({
      title: 'Solvar S1 Pro mit Tarif',
      // names the device: several have the same words of their own
      description: `Solvar S1 Pro mit Tarif von Nimbus: ${aDeviceDetail().device.description}`,
      image: expect.stringContaining('devices/solvar-s1-pro-graphit-1tb-pair.svg'),
      structuredData: {
        image: expect.stringContaining('devices/solvar-s1-pro-graphit-1tb-pair.svg'),
        '@type': 'Product',
        color: 'Graphit',
        offers: { '@type': 'Offer', price: '1274.70', availability: 'https://schema.org/OutOfStock' },
      },
    })
  })
})

describe('the variant', () => {
  it('keeps its storage in another colour, and is written into the address', async () => {
    const { visited } = await open()
    await userEvent.click(radio('512 GB'))
    await userEvent.click(radio('Graphit'))
    expect(radio('512 GB')).toBeChecked()
    expect(visited.at(-1)).toBe(`replace shown ${ADDRESS}?pid=solvar-s1-pro-graphit-512&tariff=mobil-m-device-24`)
    expect(screen.getByRole('img', { name: 'Solvar S1 Pro in Graphit, Rückseite und Display' })).toBeInTheDocument()
  })

  it('takes the first storage of a colour that lacks it', async () => {
    await open({ pid: 'solvar-s1-pro-graphit-1tb' })
    await userEvent.click(radio('Fjordblau'))
    expect(radio('256 GB')).toBeChecked()
  })

  it('shows a combination that does not exist with the reason, and never chooses it', async () => {
    await open()
    expect(radio('1 TB nicht in Fjordblau')).toBeDisabled()
  })

  it('says when it is sold out, and cannot be bought', async () => {
    await open({ pid: 'solvar-s1-pro-graphit-1tb' })
    expect(box().getByRole('button', { name: 'Ausverkauft' })).toBeDisabled()
    expect(box().getByText(/^Diese Variante ist zurzeit ausverkauft/)).toBeInTheDocument()
  })

  // VAR-67
  it.each([
    [{ pid: '999999' }, ADDRESS],
    [{ pid: '' }, ADDRESS],
    [{ pid: '__proto__', tariff: 'mobil-l-device-24' }, `${ADDRESS}?tariff=mobil-l-device-24`],
    [{ pid: 'solvar-s1-pro-graphit-512', tariff: 'gibtsnicht' }, `${ADDRESS}?pid=solvar-s1-pro-graphit-512`],
  ])('is the first one for %j, and the address is cleaned', async (query, clean) => {
    const { visited } = await open(query)
    expect(new Set(visited)).toEqual(new Set([`replace shown ${clean}`]))
    expect(box().getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled()
  })

  it('follows the address again once the page is asked for anew', async () => {
    const { update } = await open()
    await userEvent.click(radio('Graphit'))
    await update(answers(), { pid: 'solvar-s1-pro-fjordblau-512' })
    expect(radio('Fjordblau')).toBeChecked()
    expect(radio('512 GB')).toBeChecked()
  })
})

describe('the tariff', () => {
  it('changes price, address and announcement', async () => {
    const { visited } = await open()
    await userEvent.click(radio(/^Nimbus Mobil XL /))
    expect(price()).toContain('Gesamt in 24 Monaten1.726,70 €')
    expect(price()).toContain('Unbegrenztes Datenvolumen.')
    expect(visited).toEqual([`replace shown ${ADDRESS}?pid=solvar-s1-pro-fjordblau-256&tariff=mobil-xl-device-24`])
    expect(plain(screen.getByRole('status').textContent)).toBe(
      '69,95 € je Monat, 47,90 € einmalig, 1.726,70 € in 24 Monaten mit Nimbus Mobil XL',
    )
  })

  it('stays the same for 12 months, with what is left of the device paid once', async () => {
    await open()
    await userEvent.click(radio('12\u00a0Monate'))
    expect(radio(/^Nimbus Mobil M /)).toBeChecked()
    // 149 € + 12 × 15 €, Bereitstellung 39,95 €, Versand 6,95 €; 34,95 € + 15 € a month
    expect(price()).toContain('Einmalig375,90 €')
    expect(price()).toContain('ab Monat 1334,95 €')
    expect(price()).toContain('Gesamt in 12 Monaten975,30 €')
  })

  it('has the young tariffs apart, with the price from month 25', async () => {
    await open()
    await userEvent.click(radio('Young, 18 bis 27 Jahre'))
    expect(radio(/^Nimbus Mobil M Young /)).toBeChecked()
    expect(price()).toContain('39,95 € je Monat Monat 1–24')
    expect(price()).toContain('ab Monat 2529,95 €')
    expect(screen.getByText('Young-Tarife sind für Personen von 18 bis 27 Jahren.')).toBeInTheDocument()
  })

  it('stays visible with the reason where the device is not sold with it, and the next one is offered', async () => {
    await open({ tariff: 'mobil-s-device-24' }, withoutS())
    expect(radio(/^Nimbus Mobil S .*nicht mit diesem Gerät$/)).toBeDisabled()
    expect(radio(/^Nimbus Mobil M /)).toBeChecked()
    expect(screen.getByText(/^Nimbus Mobil S gibt es nicht mit diesem Gerät/)).toBeInTheDocument()
  })

  it('marks the lowest total', async () => {
    await open()
    expect(radio(/niedrigster Gesamtpreis/).closest('label')).toHaveTextContent('Nimbus Mobil S')
  })

  it('is the cart’s once that is known, with or without device', async () => {
    await open()
    const own = mobileTariff('l')
    const { counterpart_id = '', ...properties } = own.properties
    const noDevice = { ...own, concrete_product_id: counterpart_id }
    const swapped = { ...properties, sublevel: 'NO_DEVICE', counterpart_id: own.concrete_product_id }
    act(() => void cartStore.set(aCart({ tariff: { ...noDevice, properties: swapped } })))
    expect(radio(/^Nimbus Mobil L /)).toBeChecked()
  })

  it('is the address’s rather than the cart’s', async () => {
    await open({ tariff: 'mobil-xl-device-24' })
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('l') })))
    expect(radio(/^Nimbus Mobil XL /)).toBeChecked()
  })
})

describe('into the cart', () => {
  const press = () => userEvent.click(box().getByRole('button', { name: 'In den Warenkorb' }))

  it('goes exactly what is shown, and the page leads to the cart', async () => {
    const { visited } = await open()
    await userEvent.click(radio('Graphit'))
    await userEvent.click(radio(/^Nimbus Mobil L /))
    await press()
    const cart = cartStore.get()
    expect(isReady(cart)).toBe(true)
    expect(cart.tariff?.concrete_product_id).toBe('mobil-l-device-24')
    expect(cart.handset).toMatchObject({
      concrete_product_id: 'solvar-s1-pro-graphit-256',
      bundle_id: 'mobil-l-device-24 solvar-s1-pro-graphit-256',
      concrete_focus_tariff_id: 'mobil-m-device-24',
    })
    expect(visited.at(-1)).toBe('/warenkorb')
    expect(toasts).toMatchObject([{ type: 'success', message: 'Solvar S1 Pro, Graphit, 256 GB mit Nimbus Mobil L' }])
  })

  it('leads to the cart when it is there already', async () => {
    await open()
    await press()
    expect(box().getByRole('link', { name: 'Im Warenkorb ansehen' })).toHaveAttribute('href', '/warenkorb')
    await userEvent.click(radio('Graphit'))
    expect(box().getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled()
  })

  it('names both devices when one replaces another', async () => {
    await open()
    const before = aHandset({
      concrete_product_id: 'kelvo-neun-a',
      product_name: 'Kelvo Neun',
      color: { name: 'Lavarot' },
    })
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('m'), handset: before })))
    await press()
    expect(toasts).toEqual([
      {
        type: 'info',
        title: 'Gerät ersetzt',
        message: 'Kelvo Neun, Lavarot, 256 GB wurde durch Solvar S1 Pro, Fjordblau, 256 GB ersetzt.',
      },
    ])
  })

  it.each([
    ['Nimbus Prepaid L', aPrepaidTariff()],
    ['Nimbus Mobil L mit 24 Monaten Laufzeit', mobileTariff('l')],
    ['Nimbus Mobil M mit 12 Monaten Laufzeit', mobileTariff('m', { term: 12 })],
  ])('takes the place of %s with a word before and after; it used to be silent', async (before, tariff) => {
    await open({ tariff: 'mobil-m-device-24' })
    expect(price()).not.toContain('wird durch')
    act(() => void cartStore.set(aCart({ tariff })))
    const after = 'Nimbus Mobil M mit 24 Monaten Laufzeit ersetzt.'
    expect(price()).toContain(`${before} in Ihrem Warenkorb wird durch ${after}`)
    await press()
    expect(price()).not.toContain('wird durch')
    expect(toasts).toMatchObject([{ type: 'info', title: 'Tarif ersetzt' }])
    expect(plain(toasts[0]?.message)).toBe(`${before} wurde durch ${after}`)
  })

  it('names device and tariff when both are replaced', async () => {
    await open({ tariff: 'mobil-m-device-24' })
    const handset = aHandset({ concrete_product_id: 'kelvo-neun-a', product_name: 'Kelvo Neun' })
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('l'), handset })))
    await press()
    expect(toasts).toMatchObject([{ type: 'info', title: 'Gerät und Tarif ersetzt' }])
    expect(toasts[0]?.message).toMatch(/^Kelvo Neun, .* ersetzt\. Nimbus Mobil L mit .* ersetzt\.$/)
  })

  it('asks before it clears a landline cart', async () => {
    const { visited } = await open()
    act(() => void cartStore.set(aCart({ tariff: aTariff() })))
    await press()
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb behalten' }))
    expect(cartStore.get().tariff?.name).toBe('Glasfaser 150')
    await press()
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb leeren und auswählen' }))
    expect(cartStore.get().handset?.product_name).toBe('Solvar S1 Pro')
    expect(visited).toEqual(['/warenkorb'])
  })
})

describe('the gallery', () => {
  const stage = () => screen.getByRole('img', { name: /^Solvar S1 Pro in/ })
  /** jsdom has no pointer events with coordinates. */
  const touch = (type: string, place: MouseEventInit = {}) =>
    fireEvent(
      stage(),
      Object.assign(new MouseEvent(type, { bubbles: true, ...place }), { pointerId: 1, isPrimary: true }),
    )
  const thumb = (name: string) => screen.getByRole('button', { name })

  it('shows the picture of the pressed button', async () => {
    await open()
    await userEvent.click(thumb('Bild 2 von 3: Display'))
    expect(stage()).toHaveAccessibleName('Solvar S1 Pro in Fjordblau, Display')
    expect(thumb('Bild 2 von 3: Display')).toHaveAttribute('aria-current', 'true')
  })

  it('moves with the arrow keys', async () => {
    await open()
    thumb('Bild 1 von 3: Rückseite und Display').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(thumb('Bild 3 von 3: Kamera')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(stage()).toHaveAccessibleName('Solvar S1 Pro in Fjordblau, Display')
  })

  // DLG-72
  it.each([
    [5, 120, 'Rückseite und Display'],
    [-80, 5, 'Display'],
    [1, 0, 'Rückseite und Display'],
  ])('follows a move of %i px sideways and %i px down: %s', async (dx, dy, label) => {
    await open()
    touch('pointerdown', { clientX: 200, clientY: 200 })
    touch('pointerup', { clientX: 200 + dx, clientY: 200 + dy })
    expect(stage()).toHaveAccessibleName(`Solvar S1 Pro in Fjordblau, ${label}`)
  })

  it('leaves a second finger to the browser', async () => {
    await open()
    touch('pointerdown', { clientX: 200, clientY: 200 })
    const second = new MouseEvent('pointerdown', { bubbles: true, clientX: 250, clientY: 200 })
    fireEvent(stage(), Object.assign(second, { pointerId: 2, isPrimary: false }))
    touch('pointerup', { clientX: 50, clientY: 200 })
    expect(stage()).toHaveAccessibleName('Solvar S1 Pro in Fjordblau, Rückseite und Display')
  })

  it('asks for no placeholders of its small pictures, which are above the fold', async () => {
    const missing = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { domElement } = await open()
    expect(domElement.querySelectorAll('section[aria-label="Bildergalerie"] .pic__wait')).toHaveLength(0)
    missing.mockRestore()
  })

  it('leaves a move to the browser that makes it a scroll', async () => {
    await open()
    touch('pointerdown', { clientX: 200, clientY: 200 })
    touch('pointercancel')
    touch('pointerup', { clientX: 50, clientY: 200 })
    expect(stage()).toHaveAccessibleName('Solvar S1 Pro in Fjordblau, Rückseite und Display')
  })
})

describe('the facts of a device', () => {
  // names that no page has asked for before
  const specifications = ['zap', 'gauge', 'zap'].map((icon, index) => ({
    name: `Wert ${index}`,
    value: `${index} W`,
    icon,
  }))
  const { device } = aDeviceDetail()
  const boxes = (page: HTMLElement) => page.querySelectorAll('#technische-daten + dl svg.i')
  const asked = () => fetched.mock.calls.flatMap(([address]) => new URL(address).searchParams.get('icons') ?? [])

  it('have an icon each, asked for together; without the service their boxes stay', async () => {
    const { domElement } = await open({}, { device: { ...device, technical_specifications: specifications } })
    expect(boxes(domElement)).toHaveLength(specifications.length)
    await waitFor(() => expect(asked().filter((names) => /gauge|zap/.test(names))).toEqual(['gauge,zap']))
    expect(boxes(domElement)).toHaveLength(specifications.length)
    for (const box of boxes(domElement)) expect(box).toBeEmptyDOMElement()
    expect(screen.getByText('0 W')).toBeInTheDocument()
  })

  it('have the notice on the statutory guarantee once', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 3, name: 'Gesetzliche Gewährleistung' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Platzhalter für die EU-Gewährleistungsmitteilung' })).toBeInTheDocument()
  })
})

describe('the bar on phones', () => {
  it('opens the costs and has the same button', async () => {
    await open()
    const bar = within(screen.getByRole('region', { name: 'Kosten auf einen Blick' }))
    expect(bar.getByRole('button', { name: 'In den Warenkorb' })).toBeInTheDocument()
    await userEvent.click(bar.getByRole('button', { name: /Kosten ansehen$/ }))
    expect(plain(screen.getByRole('dialog', { name: 'Ihr Preis' }).textContent)).toContain('1.274,70 €')
  })
})
