import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { aBundleData, aCart, aHandset, aTariff } from '@nimbus/shared-contracts/testing'
import { mobileTariff } from '../testing/devices'
import { mobileAnswers, withoutDevice } from '../testing/mobile'
import { anApiOf, closePages, openPage } from '../testing/open-page'
import { mobileTariffPageSource } from './mobile-tariff-page-source'

const answers = { ...mobileAnswers(), '/catalogue/bundles': aBundleData() }

const toasts: ToastPayload[] = []
let unsubscribe = () => {}

beforeEach(() => {
  cartStore.reset()
  toasts.length = 0
  unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
})
afterEach(async () => {
  unsubscribe()
  await closePages()
})

async function open(category = 'mobilfunk-tarife', query: Record<string, string> = {}) {
  const path = `/unterwegs/tarife/${category}`
  const page = await openPage('mobile-tariffs', answers, { path, params: { category }, query })
  act(() => cartStore.restore())
  return { user: userEvent.setup(), ...page }
}

const euro = (text: string) => text.replaceAll(' ', '\u00a0')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const tileOf = (name: string) => screen.getByRole('listitem', { name })
const rowOf = (name: string, label: string) =>
  plain(within(tileOf(name)).getByText(label).nextElementSibling?.textContent)
const choose = (name: string) => screen.getByRole('button', { name: `Auswählen: ${name}` })

const heroes = {
  area: 'unterwegs',
  heroes: [{ id: 'a', eyebrow: '', title: '', text: '', link: { label: '', href: '/' }, image: 'heroes/a.svg' }],
}

describe('mobileTariffPage', () => {
  it.each([
    [
      'the picture of the first stage',
      { '/content/heroes/unterwegs': heroes },
      expect.stringContaining('/heroes/a.svg'),
    ],
    ['none where the stages can’t be had', {}, undefined],
  ])('has for others %s', async (_, stages, image) => {
    const request = { path: '/unterwegs/tarife/mobilfunk-tarife', params: { category: 'mobilfunk-tarife' }, query: {} }
    const loaded = await mobileTariffPageSource.load({ ...request, api: anApiOf({ ...answers, ...stages }).api })
    expect('payload' in loaded && mobileTariffPageSource.head(loaded.payload, request)).toMatchObject({ image })
  })

  it.each([
    ['Nimbus Mobil S', '10 GB', '19,95 €', '21,62 €', '518,75 €'],
    ['Nimbus Mobil M', '30 GB', '29,95 €', '31,62 €', '758,75 €'],
    ['Nimbus Mobil L', '60 GB', '39,95 €', '41,62 €', '998,75 €'],
    ['Nimbus Mobil XL', 'Unbegrenzt', '54,95 €', '56,62 €', '1.358,75 €'],
  ])('shows %s with %s for %s, on average %s, in total %s', async (name, volume, price, average, total) => {
    await open()
    expect(plain(tileOf(name).textContent)).toContain(volume)
    expect(plain(tileOf(name).textContent)).toContain(`${price} monatlich`)
    expect(rowOf(name, 'Einmalig')).toBe('39,95 €')
    expect(rowOf(name, 'Ø je Monat über 24 Monate')).toBe(average)
    expect(rowOf(name, 'Gesamt in 24 Monaten')).toBe(total)
  })

  it('says what is left after the data, and that nothing is throttled without limit', async () => {
    await open()
    expect(plain(tileOf('Nimbus Mobil M').textContent)).toContain(
      'danach 64 kbit/s im Download und 16 kbit/s im Upload',
    )
    expect(plain(tileOf('Nimbus Mobil XL').textContent)).not.toContain('kbit/s')
  })

  it('shows the price of young tariffs in months 1 to 24 and from month 25', async () => {
    await open('young-tarife')
    const text = plain(tileOf('Nimbus Mobil M Young').textContent)
    expect(text).toContain('24,95 € Monat 1–24')
    expect(text).toContain('29,95 € ab Monat 25')
    // 24 × 24,95 + 39,95
    expect(rowOf('Nimbus Mobil M Young', 'Gesamt in 24 Monaten')).toBe('638,75 €')
    expect(screen.getByRole('heading', { name: 'Für alle von 18 bis 27 Jahren' })).toBeInTheDocument()
  })

  it.each([
    ['Nimbus Prepaid S', '9,95 €', '10,78 €'],
    ['Nimbus Prepaid M', '9,95 €', '10,78 €'],
    ['Nimbus Prepaid L', '14,95 €', '16,20 €'],
    ['Nimbus Prepaid XL', '19,95 €', '21,62 €'],
    ['Nimbus Prepaid Max', '99,95 €', '108,28 €'],
  ])('shows %s for %s per four weeks, which are %s a month', async (name, price, equivalent) => {
    await open('prepaid-tarife')
    const text = plain(tileOf(name).textContent)
    expect(text).toContain(`${price} je 4 Wochen`)
    expect(text).toContain(`entspricht ${equivalent} im Monat`)
    expect(text).toContain('keine Mindestlaufzeit')
    expect(text).not.toMatch(/Ø|Gesamt in/)
    expect(screen.queryByRole('radio', { name: 'Mit Gerät' })).not.toBeInTheDocument()
  })

  it('costs 5 € more a month with 12 months', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: euro('12 Monate') }))
    expect(plain(tileOf('Nimbus Mobil M').textContent)).toContain('34,95 € monatlich')
    // 12 × 34,95 + 39,95
    expect(rowOf('Nimbus Mobil M', 'Gesamt in 12 Monaten')).toBe('459,35 €')
    const announced = 'Alle Preise gelten jetzt für: Ohne Gerät, 12 Monate.'
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(announced)
  })

  it('answers 404 for a category that does not exist', async () => {
    const { api } = anApiOf(answers)
    const request = { path: '/unterwegs/tarife/nichts', params: { category: 'nichts' }, query: {}, api }
    expect(await mobileTariffPageSource.load(request)).toEqual({ status: 404 })
  })

  it('has one h1, a title and the price of every tariff for search engines', async () => {
    const { html } = await open()
    expect(html.match(/<h1/g)).toHaveLength(1)
    const loaded = await mobileTariffPageSource.load({
      path: '/',
      params: { category: 'mobilfunk-tarife' },
      query: {},
      api: anApiOf(answers).api,
    })
    if (!('payload' in loaded)) throw new Error('no payload')
    const head = mobileTariffPageSource.head(loaded.payload, { path: '/', params: {}, query: {} })
    expect(head.title).toBe('Mobilfunk-Tarife')
    expect(JSON.stringify(head.structuredData)).toMatch(/"19\.95".*"29\.95".*"39\.95".*"54\.95"/)
  })
})

describe('the tariff that the address names', () => {
  it.each([
    ['a family', 'mobil-m', false],
    ['a concrete id with device', 'mobil-m-device-24', true],
  ])('opens by %s, and its tile has the focus afterwards', async (_, slug, device) => {
    const { user } = await open('mobilfunk-tarife', { slug })
    const dialog = screen.getByRole('dialog', { name: 'Tarifdetails Nimbus Mobil M' })
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(tileOf('Nimbus Mobil M')).toHaveFocus()
    expect(screen.getByRole('radio', { name: 'Mit Gerät', hidden: true })).toHaveProperty('checked', device)
  })

  it('leaves the address with its details, which used to open again on back and reload', async () => {
    const { user, visited } = await open('mobilfunk-tarife', { slug: 'mobil-m' })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' }))
    expect(visited).toEqual(['replace shown /unterwegs/tarife/mobilfunk-tarife'])
    await closePages()
    await open('mobilfunk-tarife')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays in the address while other details are looked at later', async () => {
    const { user, visited } = await open()
    await user.click(screen.getByRole('link', { name: 'Tarifdetails zu Nimbus Mobil S' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' }))
    expect(visited).toEqual([])
  })

  it('changes nothing when it is unknown', async () => {
    await open('mobilfunk-tarife', { slug: '"><script>' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('choosing a mobile tariff', () => {
  it('puts it into the cart without device', async () => {
    const { user, visited } = await open()
    await user.click(choose('Nimbus Mobil M'))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m-24')
    expect(screen.getByRole('button', { name: 'Ausgewählt: Nimbus Mobil M' })).toHaveAttribute('aria-pressed', 'true')
    expect(visited).toEqual([])
  })

  it('leads on to the devices with device', async () => {
    const { user, visited } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mit Gerät' }))
    await user.click(choose('Nimbus Mobil M'))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m-device-24')
    expect(visited).toEqual(['/unterwegs/geraete/smartphones?tariff=mobil-m-device-24'])
  })

  it('looks up the bundle of the handset that is in the cart', async () => {
    const { user, visited } = await open()
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('l'), handset: aHandset({ bundle_id: 'of-l' }) })))
    await user.click(choose('Nimbus Mobil M'))
    expect(cartStore.get()).toMatchObject({
      tariff: { concrete_product_id: 'mobil-m-device-24' },
      handset: { bundle_id: 'bundle-a' },
    })
    expect(visited).toEqual([])
    expect(toasts).toEqual([])
  })

  it('says so when the handset is not sold with the tariff', async () => {
    const { user } = await open()
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('m'), handset: aHandset() })))
    await user.click(choose('Nimbus Mobil S'))
    expect(cartStore.get().handset?.bundle_id).toBeNull()
    expect(toasts).toMatchObject([{ type: 'warning', title: 'Solvar S1 Pro gibt es nicht mit Nimbus Mobil S.' }])
    // the toast and the notice were both read aloud
    const heading = screen.getByRole('heading', { name: 'Solvar S1 Pro gibt es nicht mit Nimbus Mobil S.' })
    const notice = heading.closest<HTMLElement>('.alert')!
    expect(notice).not.toHaveAttribute('role')
    expect(within(notice).getByRole('link', { name: 'Gerät auswählen' })).toHaveAttribute(
      'href',
      '/unterwegs/geraete/smartphones?tariff=mobil-s-device-24',
    )
  })

  it('says so when the handset goes', async () => {
    const { user } = await open()
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('m'), handset: aHandset() })))
    await user.click(screen.getByRole('radio', { name: 'Ohne Gerät' }))
    expect(cartStore.get().handset).not.toBeNull()
    await user.click(choose('Nimbus Mobil M'))
    expect(cartStore.get().handset).toBeNull()
    // three seconds were too short to read what is gone
    expect(toasts).toMatchObject([{ type: 'info', title: 'Warenkorb aktualisiert', duration: 0 }])
  })

  it('says that the handset stays and costs extra, and offers no other one', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Lieber mit neuem Gerät?' })).toBeInTheDocument()
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('m'), handset: aHandset() })))
    expect(screen.queryByRole('heading', { name: 'Lieber mit neuem Gerät?' })).not.toBeInTheDocument()
    const sentence = 'Ihr Solvar S1 Pro bleibt im Warenkorb. Sein Preis kommt zu den Preisen hier hinzu.'
    expect(screen.getByText(sentence)).toBeInTheDocument()
  })

  it('follows the term, so that tile and cart agree', async () => {
    const { user } = await open()
    await user.click(choose('Nimbus Mobil M'))
    await user.click(screen.getByRole('radio', { name: euro('12 Monate') }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m-12')
  })

  it('asks before it clears a landline cart', async () => {
    const { user } = await open()
    act(() => void cartStore.set(aCart({ tariff: aTariff() })))
    await user.click(choose('Nimbus Mobil M'))
    const dialog = within(screen.getByRole('dialog', { name: 'Warenkorb ersetzen?' }))
    await user.click(dialog.getByRole('button', { name: 'Warenkorb behalten' }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('glasfaser-150-24')
    await user.click(choose('Nimbus Mobil M'))
    await user.click(screen.getByRole('button', { name: 'Warenkorb leeren und auswählen' }))
    expect(cartStore.get()).toEqual(aCart({ tariff: expect.objectContaining({ concrete_product_id: 'mobil-m-24' }) }))
  })

  it('keeps the cart when the bundle cannot be looked up', async () => {
    const { '/catalogue/bundles': _, ...unanswered } = answers
    await openPage('mobile-tariffs', unanswered, { params: { category: 'mobilfunk-tarife' } })
    const before = aCart({ tariff: mobileTariff('m'), handset: aHandset() })
    act(() => void cartStore.set(before))
    await userEvent.click(choose('Nimbus Mobil S'))
    expect(cartStore.get()).toEqual(before)
    expect(toasts.map(({ type }) => type)).toEqual(['error'])
  })

  it('keeps controls and cart together when the bundle cannot be looked up', async () => {
    const { '/catalogue/bundles': _, ...unanswered } = answers
    await openPage('mobile-tariffs', unanswered, { params: { category: 'mobilfunk-tarife' } })
    act(() => void cartStore.set(aCart({ tariff: mobileTariff('m'), handset: aHandset() })))
    await userEvent.click(screen.getByRole('radio', { name: euro('12 Monate') }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m-device-24')
    expect(screen.getByRole('radio', { name: euro('24 Monate') })).toBeChecked()
    expect(toasts.map(({ type }) => type)).toEqual(['error'])
  })

  it('announces a prepaid tariff too', async () => {
    const { user } = await open('prepaid-tarife')
    await user.click(choose('Nimbus Prepaid L'))
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Nimbus Prepaid L ist ausgewählt.')
  })

  it('starts with what is in the cart', async () => {
    await open()
    act(() => void cartStore.set(aCart({ tariff: withoutDevice(mobileTariff('m', { term: 12 })) })))
    expect(screen.getByRole('radio', { name: euro('12 Monate') })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Ausgewählt: Nimbus Mobil M' })).toBeInTheDocument()
  })
})
