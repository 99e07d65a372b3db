import { act } from 'react'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { aCheckData, aMobileTariff, anOption, aTariff, aCart } from '@nimbus/shared-contracts/testing'
import { anApi, setTestHost } from '../testing/api'
import { aTariffList } from '../testing/catalogue'
import { hydratePage, removePages, serverHtml } from '../testing/render-page'
import { tariffPage } from './tariff-page'
import { tariffPageSource } from './tariff-page-source'

const mandatory = anOption({ concrete_product_id: 'anschluss', product_name: 'Anschluss', mandatory: true })
const groups = (items = [mandatory]) => ({
  tariff_id: 't',
  groups: [{ grouping_id: 'anschluss', title: 'Anschluss', description: '', items }],
})

const answers = {
  ...Object.fromEntries(
    ['magentazuhause-tarife', 'glasfaser-tarife', 'dsl-tarife', 'young-tarife'].map((slug) => [
      `/catalogue/tariffs/landline/${slug}`,
      aTariffList(slug),
    ]),
  ),
  ...Object.fromEntries(
    aTariffList('magentazuhause-tarife').tariffs.flatMap(({ concrete_product_id: id }) => [
      [`/catalogue/tariffs/${id}/options`, groups()],
      [`/catalogue/tariffs/${id}/hardware`, { tariff_id: id, groups: [] }],
    ]),
  ),
}

async function open(category = 'glasfaser-tarife', query: Record<string, string> = {}) {
  const { api, calls } = anApi(answers)
  setTestHost(api)
  await hydratePage(tariffPage, api, { params: { category }, query })
  act(() => {
    cartStore.restore()
    availabilityStore.restore()
  })
  return { user: userEvent.setup(), calls }
}

const tile = (name: string) => within(screen.getByRole('listitem', { name }))
const rowOf = (name: string, label: string) => tile(name).getByText(label).nextElementSibling?.textContent
const euro = (text: string) => text.replaceAll(' ', '\u00a0')

beforeEach(() => {
  cartStore.reset()
  availabilityStore.reset()
})
afterEach(removePages)

describe('tariffPage on the server', () => {
  it('has every tariff and price of the category in its HTML', async () => {
    const { html } = await serverHtml(tariffPage, anApi(answers).api, { params: { category: 'dsl-tarife' } })
    const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
    for (const price of [
      '38,95',
      '43,95',
      '48,95',
      '55,95',
      '33,95',
      '50,95',
      '53,95',
      '58,95',
      '60,95',
      '65,95',
      '68,95',
    ]) {
      expect(text).toContain(euro(`${price} €`))
    }
    for (const name of ['DSL S', 'DSL M', 'DSL L', 'DSL XL']) expect(text).toContain(name)
    expect(text).toContain('Young Monat 4–24')
  })

  it('answers 404 for a category that does not exist', async () => {
    const { api } = anApi(answers)
    const request = { path: '/zuhause/tarife/gibtsnicht', params: { category: 'gibtsnicht' }, query: {}, api }
    expect(await tariffPageSource.load(request)).toEqual({ status: 404 })
  })

  it('has two groups with headings where the category sells fibre and DSL', async () => {
    await open('magentazuhause-tarife')
    expect(screen.getByRole('heading', { name: 'Glasfaser-Tarife' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'DSL-Tarife' })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /^Auswählen: / })).toHaveLength(8)
  })
})

describe('the choice above the tiles', () => {
  it.each([
    // PRICE-41: averages and totals over 24 months without shipping
    ['Glasfaser 150', '44,37 €', '1.064,75 €'],
    ['Glasfaser 300', '48,74 €', '1.169,75 €'],
    ['Glasfaser 600', '57,49 €', '1.379,75 €'],
    ['Glasfaser 1.000', '66,24 €', '1.589,75 €'],
  ])('shows %s without TV for %s on average', async (name, average, total) => {
    await open()
    expect(rowOf(name, 'Ø je Monat über 24 Monate')).toBe(euro(average))
    expect(rowOf(name, 'Gesamt in 24 Monaten')).toBe(euro(total))
    expect(rowOf(name, 'Einmalig')).toBe(euro('69,95 €'))
  })

  it('changes all prices in place, and says so politely', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: /^Smart(?!Stream)/ }))
    // 3 × 9,95 + 3 × 45,95 + 18 × 55,95 + 69,95
    expect(rowOf('Glasfaser 150', 'Gesamt in 24 Monaten')).toBe(euro('1.244,75 €'))
    expect(tile('Glasfaser 150').getByText('Monat 4–6')).toBeInTheDocument()
    expect(tile('Glasfaser 150').getByText('ab Monat 7')).toBeInTheDocument()
    const announced = `Alle Preise und Geschwindigkeiten gelten jetzt für: Smart, ${euro('24 Monate')}.`
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(announced)
  })

  it('changes the upload of DSL XL with MegaStream', async () => {
    const { user } = await open('dsl-tarife')
    expect(tile('DSL XL').getByText('Upload bis').nextElementSibling).toHaveTextContent('125 MBit/s')
    await user.click(screen.getByRole('radio', { name: /MegaStream/ }))
    expect(tile('DSL XL').getByText('Upload bis').nextElementSibling).toHaveTextContent('100 MBit/s')
  })

  it('shows the term of 12 months without start price', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: euro('12 Monate') }))
    expect(rowOf('Glasfaser 150', 'Ø je Monat über 12 Monate')).toBe(euro('51,78 €'))
    expect(tile('Glasfaser 150').queryByText('Aktion bis 31.01.2027')).not.toBeInTheDocument()
  })

  it('starts with what the address names', async () => {
    await open('glasfaser-tarife', { slug: 'glasfaser-300-megastream-24' })
    expect(screen.getByRole('radio', { name: /MegaStream/ })).toBeChecked()
  })
})

describe('choosing a tariff', () => {
  it('writes the cart with the mandatory items', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Auswählen: Glasfaser 300' }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('glasfaser-300-24')
    expect(cartStore.get().options.map(({ concrete_product_id }) => concrete_product_id)).toEqual(['anschluss'])
    const button = screen.getByRole('button', { name: 'Ausgewählt: Glasfaser 300' })
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveFocus()
  })

  it('follows a later TV choice, so that tile and cart agree', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Auswählen: Glasfaser 300' }))
    await user.click(screen.getByRole('radio', { name: /SmartStream/ }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('glasfaser-300-smartstream-24')
  })

  it('asks before it clears a mobile cart', async () => {
    const { user } = await open()
    act(() => void cartStore.set(aCart({ tariff: aMobileTariff({ concrete_product_id: 'mobil-m' }) })))
    await user.click(screen.getByRole('button', { name: 'Auswählen: Glasfaser 150' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Warenkorb ersetzen?' }))
    await user.click(dialog.getByRole('button', { name: 'Warenkorb behalten' }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m')

    await user.click(screen.getByRole('button', { name: 'Auswählen: Glasfaser 150' }))
    await user.click(screen.getByRole('button', { name: 'Warenkorb leeren und auswählen' }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('glasfaser-150-24')
  })

  it('keeps the cart when the mandatory items cannot be had', async () => {
    const { api } = anApi({ '/catalogue/tariffs/landline/glasfaser-tarife': aTariffList() })
    setTestHost(api)
    await hydratePage(tariffPage, api, { params: { category: 'glasfaser-tarife' } })
    const toasts: ToastPayload[] = []
    const unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
    await userEvent.click(screen.getByRole('button', { name: 'Auswählen: Glasfaser 150' }))
    unsubscribe()
    expect(cartStore.get().tariff).toBeNull()
    expect(toasts.map(({ type }) => type)).toEqual(['error'])
  })
})

describe('tariffs at the address', () => {
  it('marks what is available, and leads from the rest to the nearest tariff', async () => {
    const { user } = await open('dsl-tarife')
    act(() => void availabilityStore.set({ checkData: aCheckData({ products: ['dsl-s-24', 'dsl-m-24', 'dsl-l-24'] }) }))
    expect(screen.getByRole('listitem', { name: 'DSL L' })).toHaveTextContent('An Ihrer Adresse verfügbar')
    expect(tile('DSL XL').getByText('Hier nicht verfügbar')).toBeInTheDocument()
    expect(tile('DSL XL').queryByRole('button', { name: /Auswählen/ })).not.toBeInTheDocument()
    await user.click(tile('DSL XL').getByRole('button', { name: 'DSL L ansehen' }))
    expect(screen.getByRole('listitem', { name: 'DSL L' })).toHaveFocus()
  })

  it('shows the start price of planned fibre', async () => {
    await open()
    act(
      () =>
        void availabilityStore.set({ checkData: aCheckData({ products: ['glasfaser-150-vvm-24'], fibre: 'PLANNED' }) }),
    )
    // 3 × 19,95 + 21 × 45,95 + 69,95
    expect(rowOf('Glasfaser 150 im Ausbaugebiet', 'Gesamt in 24 Monaten')).toBe(euro('1.094,75 €'))
  })

  it('says when the chosen tariff is not possible there, and offers the closest', async () => {
    const { user } = await open('dsl-tarife')
    await user.click(screen.getByRole('button', { name: 'Auswählen: DSL XL' }))
    act(() => void availabilityStore.set({ checkData: aCheckData({ products: ['dsl-s-24', 'dsl-m-24'] }) }))
    expect(screen.getByText('Der ausgewählte Tarif ist an der Adresse nicht verfügbar.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'DSL M auswählen' }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('dsl-m-24')
  })
})

describe('fixedStep=availabilityCheck', () => {
  const check = () => screen.getByRole('region', { name: 'Verfügbarkeit prüfen' })

  it('opens the check, has the focus in it and says why', async () => {
    await open('magentazuhause-tarife', { fixedStep: 'availabilityCheck' })
    act(() => void availabilityStore.set({ checkData: aCheckData() }))
    expect(check()).toHaveFocus()
    expect(within(check()).getByRole('combobox', { name: 'Ihre Adresse' })).toBeVisible()
    expect(check()).toHaveTextContent('Der ausgewählte Tarif ist an der Adresse nicht verfügbar.')
  })

  // who only wanted another address was told that the tariff isn't available at the old one
  it('opens the check for another address without a word about the tariff', async () => {
    await open('magentazuhause-tarife', { fixedStep: 'addressChange' })
    act(() => void availabilityStore.set({ checkData: aCheckData() }))
    expect(check()).toHaveFocus()
    expect(within(check()).getByRole('combobox', { name: 'Ihre Adresse' })).toBeVisible()
    expect(check()).not.toHaveTextContent('nicht verfügbar')
  })

  it.each([{}, { fixedStep: 'irgendwas' }])('%j leaves the result as it is', async (query) => {
    await open('magentazuhause-tarife', query as Record<string, string>)
    act(() => void availabilityStore.set({ checkData: aCheckData() }))
    expect(check()).not.toHaveFocus()
    expect(within(check()).queryByRole('combobox')).toBeNull()
  })
})

describe('a changed address', () => {
  // TEL-103: price and tariff for the old address stayed chosen
  it('leaves result and tariff unchecked at once, and says so when the next one cannot have it', async () => {
    const { user } = await open()
    const wanted = {
      concrete_product_id: 'glasfaser-1000-24',
      product_name: 'Glasfaser 1.000',
      name: 'Glasfaser 1.000',
    }
    act(() => {
      cartStore.set(aCart({ tariff: aTariff(wanted) }))
      availabilityStore.set({ checkData: aCheckData({ products: ['glasfaser-1000-24', 'glasfaser-150-24'] }) })
    })
    const before = tile('Glasfaser 1.000').queryAllByText(/an Ihrer Adresse/i).length
    expect(before).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Adresse ändern' }))
    await user.type(screen.getByRole('combobox', { name: 'Ihre Adresse' }), 'x')
    expect(availabilityStore.get().checkData).toBeNull()
    expect(tile('Glasfaser 1.000').queryAllByText(/an Ihrer Adresse/i)).toEqual([])
    act(() => void availabilityStore.set({ checkData: aCheckData({ products: ['glasfaser-150-24'] }) }))
    expect(screen.getByText(/Glasfaser 1\.000 in Ihrer Auswahl ist dort nicht möglich/)).toBeVisible()
    expect(cartStore.get().tariff?.concrete_product_id).toBe('glasfaser-1000-24')
  })
})

describe('tariff details', () => {
  it('opens speeds, prices, term and conditions in a dialog', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Tarifdetails zu Glasfaser 150' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Tarifdetails Glasfaser 150' }))
    expect(dialog.getByRole('row', { name: new RegExp(`^Download ${euro('135 MBit/s')}`) })).toBeInTheDocument()
    expect(dialog.getByText(/^Glasfaser setzt einen Glasfaser-Hausanschluss voraus/)).toBeInTheDocument()
  })
})
