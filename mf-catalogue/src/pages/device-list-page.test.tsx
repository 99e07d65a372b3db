import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore } from '@nimbus/shared-contracts/cart'
import type { DeviceList } from '@nimbus/shared-contracts/catalogue'
import { aCart, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import * as server from '../server'
import { aDeviceList, aListEntry, mobileTariff } from '../testing/devices'
import { anApiOf, closePages, openPage } from '../testing/open-page'

const PATH = '/catalogue/devices/smartphones'
const ADDRESS = '/unterwegs/geraete/smartphones'
const params = { category: 'smartphones' }
const solvar = { key: 'company', value: 'Solvar' } as const
const kelvo = { key: 'company', value: 'Kelvo' } as const

const answers = (over: Partial<DeviceList> = {}) => ({ [PATH]: aDeviceList(over) })
const open = (over: Partial<DeviceList> = {}, query: Record<string, string> = {}) =>
  openPage('devices', answers(over), { params, query })

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!)
const box = (name: RegExp) => screen.getByRole('checkbox', { name, hidden: true })

beforeEach(() => cartStore.reset())
afterEach(closePages)

describe('deviceListPage on the server', () => {
  it('has names, prices and links of all devices in its HTML, and one h1', async () => {
    const { html } = await open()
    const page = new DOMParser().parseFromString(html, 'text/html').body
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(plain(page.textContent)).toContain('2 Geräte')
    expect(plain(page.textContent)).toContain('44,95 €')
    expect(page.querySelector(`a[href^="${ADDRESS}/kelvo-neun"]`)).not.toBeNull()
  })

  it('asks the API for what its address names', async () => {
    const { api, calls } = anApiOf(answers())
    const query = { company: 'Solvar,Kelvo', sort: 'price', page: '2', pid: 'a', tariff: 'mobil-s-device-24', utm: 'x' }
    await server.load('devices', { path: ADDRESS, params, query, api })
    const { utm: _, ...known } = query
    expect(calls).toEqual([{ path: PATH, query: known }])
  })

  it('asks without tariff for tariff=none', async () => {
    const { api, calls } = anApiOf(answers())
    await server.load('devices', { path: ADDRESS, params, query: { tariff: 'none' }, api })
    expect(calls).toEqual([{ path: PATH, query: {} }])
  })

  it('answers 404 for a category that does not exist', async () => {
    const request = { path: '/', params: { category: 'gibtsnicht' }, query: {}, api: anApiOf({}).api }
    expect(await server.load('devices', request)).toEqual({ status: 404 })
  })

  it.each<[string, Partial<DeviceList>, string]>([
    ['the first page', {}, ''],
    ['the second page', { page: 2 }, '?page=2'],
    ['the second page with prices of a tariff', { page: 2, tariff_chosen: true }, '?page=2'],
    ['a choice of filters', { active: [solvar] }, ''],
    ['the second page of a choice', { page: 2, active: [solvar] }, ''],
    ['the second page in another order', { page: 2, sort: 'price' }, ''],
  ])('calls %s by an address of its own', async (_, over, query) => {
    const request = { path: ADDRESS, params, query: { page: String(over.page ?? 1) } }
    const loaded = await server.load('devices', { ...request, api: anApiOf(answers({ pages: 3, ...over })).api })
    if (!('payload' in loaded)) throw new Error('the list has no payload')
    expect((await server.render('devices', loaded.payload, request)).head.address).toBe(`${ADDRESS}${query}`)
  })

  it('stays small with 24 devices', async () => {
    const entries = Array.from({ length: 24 }, (_, index) => aListEntry({ slug: `geraet-${index}` }))
    const { html, domElement } = await open({ entries, total: 5000, pages: 209 })
    expect(html.length).toBeLessThan(120_000)
    expect(domElement.querySelectorAll('*').length).toBeLessThan(2_000)
  })
})

describe('a device in the list', () => {
  it('has its whole price, honest about month 25, and its delivery', async () => {
    await open()
    const text = plain(card('Solvar S1 Pro').getByText('mit Nimbus Mobil M').closest('div')?.textContent)
    expect(text).toContain('44,95 € je Monat')
    expect(text).toContain('ab Monat 25: 29,95 €')
    expect(text).toContain('195,90 € einmalig')
    expect(text).toContain('Ø 24 Monate 53,12 € je Monat')
    expect(card('Solvar S1 Pro').getByText(/^Lieferung 1\. bis 3\.\sDezember$/)).toBeInTheDocument()
    expect(plain(document.body.textContent)).toContain('Einmalig: Gerät, Bereitstellung 39,95 €, Versand 6,95 €.')
  })

  // CAT-30
  it('leads with its own price as an accessory, and says what it is only sold with', async () => {
    const { category } = aDeviceList()
    await open({ category: { ...category, accessories: true } })
    const text = plain(
      card('Solvar S1 Pro')
        .getByText(/^nur mit/)
        .closest('div')?.textContent,
    )
    expect(text).toMatch(/^15 € je Monatin Monat 1–24, dazu 149 € einmalig/)
    expect(text).toContain('nur mit Nimbus Mobil M: 29,95 € je Monat, 24 Monate Mindestlaufzeit')
    expect(text).toContain('zusammen 195,90 € einmalig')
    expect(text).toContain('Ø 24 Monate 53,12 € je Monat')
  })

  it('leads to its shown variant', async () => {
    await open({ entries: [aListEntry({ shown: 3 })] })
    expect(screen.getByRole('link', { name: 'Solvar S1 Pro' })).toHaveAttribute(
      'href',
      `${ADDRESS}/solvar-s1-pro?pid=solvar-s1-pro-graphit-512`,
    )
  })

  it('names the variant that the address asks for', async () => {
    const { visited } = await open({ entries: [aListEntry({ shown: 3 })] }, { pid: 'solvar-s1-pro-graphit-512' })
    expect(screen.getByText('Preis für Graphit, 512 GB')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /^Solvar S1 Pro in Graphit/ })).toBeInTheDocument()
    expect(visited).toEqual([])
  })

  it('names the variant that its price belongs to unless that is the first one, also without pid', async () => {
    await open({
      entries: [aListEntry({ shown: 3 }), aListEntry({ slug: 'kelvo-neun', company: 'Kelvo', name: 'Neun' })],
    })
    expect(card('Solvar S1 Pro').getByText('Preis für Graphit, 512 GB')).toBeInTheDocument()
    expect(card('Kelvo Neun').queryByText(/^Preis für/)).not.toBeInTheDocument()
  })

  it('keeps the tariff of the list on the way to its page', async () => {
    await open({ tariff: mobileTariff('s'), tariff_chosen: true }, { tariff: 'mobil-s-device-24' })
    expect(screen.getByRole('link', { name: 'Solvar S1 Pro' })).toHaveAttribute(
      'href',
      `${ADDRESS}/solvar-s1-pro?pid=solvar-s1-pro-fjordblau-256&tariff=mobil-s-device-24`,
    )
  })
})

describe('the filters', () => {
  it('show a choice at once, and the list follows', async () => {
    const { visited, update, domElement } = await open()
    await userEvent.click(box(/^Solvar 1 Gerät$/))
    expect(box(/^Solvar/)).toBeChecked()
    expect(visited).toEqual([`${ADDRESS}?company=Solvar`])
    const list = domElement.querySelector('section[aria-labelledby="ergebnis"]')
    expect(list).toHaveAttribute('aria-busy', 'true')
    await update(answers({ active: [solvar], total: 1 }), { company: 'Solvar' })
    expect(list).toHaveAttribute('aria-busy', 'false')
    expect(box(/^Solvar/)).toBeChecked()
    expect(screen.getByRole('heading', { level: 2, name: /^1\sGerät$/ })).toHaveAttribute('aria-live', 'polite')
  })

  it('lose none of several quick choices, whatever comes in between', async () => {
    const { visited, update } = await open()
    await userEvent.click(box(/^Solvar/))
    await userEvent.click(box(/^Kelvo/))
    expect(visited.at(-1)).toBe(`${ADDRESS}?company=Solvar%2CKelvo`)
    await update(answers({ active: [solvar] }), { company: 'Solvar' })
    expect(box(/^Kelvo/)).toBeChecked()
    await update(answers({ active: [solvar, kelvo] }), { company: 'Solvar,Kelvo' })
    await userEvent.click(box(/^Solvar/))
    expect(visited.at(-1)).toBe(`${ADDRESS}?company=Kelvo`)
  })

  it('follow back and forward, also while a choice is on its way', async () => {
    const { update } = await open({ active: [solvar] }, { company: 'Solvar' })
    await userEvent.click(box(/^Kelvo/))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(box(/^Kelvo/)).not.toBeChecked()
    await update(answers(), {})
    expect(box(/^Solvar/)).not.toBeChecked()
  })

  it('lead to the first page, in no particular variant', async () => {
    const entries = [aListEntry()]
    const pid = 'solvar-s1-pro-fjordblau-256'
    const { visited } = await open({ page: 2, pages: 3, sort: 'price', entries }, { page: '2', sort: 'price', pid })
    await userEvent.click(box(/^Blau/))
    expect(visited).toEqual([`${ADDRESS}?color_group=Blau&sort=price`])
  })

  it('lose none when single-spa announces the address of the first; that used to pass for back and forward', async () => {
    const { visited } = await open()
    await userEvent.click(box(/^Solvar/))
    act(() => void window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true })))
    await userEvent.click(box(/^Kelvo/))
    expect(visited.at(-1)).toBe(`${ADDRESS}?company=Solvar%2CKelvo`)
    expect(box(/^Solvar/)).toBeChecked()
  })

  it('show values without devices too', async () => {
    await open()
    expect(box(/^Tarn 0 Geräte$/)).toBeEnabled()
  })

  it('are removed one by one and all at once, and the focus stays in the list', async () => {
    const { visited } = await open({ active: [solvar, kelvo] }, { company: 'Solvar,Kelvo' })
    await userEvent.click(screen.getByRole('button', { name: 'Filter Kelvo entfernen' }))
    expect(visited).toEqual([`${ADDRESS}?company=Solvar`])
    await userEvent.click(screen.getByRole('button', { name: 'Alle Filter löschen' }))
    expect(visited.at(-1)).toBe(ADDRESS)
    expect(screen.queryByRole('button', { name: /Filter/ })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  // CAT-31
  it('have steps, whose labels are read and whose values are in the address', async () => {
    const step = { value: '35-40', label: '35 bis unter 40\u00a0€', count: 2 }
    const facets = [...aDeviceList().facets, { key: 'price' as const, options: [step] }]
    const { visited, update } = await open({ facets })
    expect(screen.getByRole('group', { name: 'Ø je Monat mit Tarif', hidden: true })).toBeInTheDocument()
    await userEvent.click(box(/^35 bis unter 40\s€ 2 Geräte$/))
    expect(visited).toEqual([`${ADDRESS}?price=35-40`])
    await update(answers({ facets, active: [{ key: 'price', value: '35-40' }] }), { price: '35-40' })
    await userEvent.click(screen.getByRole('button', { name: /^Filter 35 bis unter 40\s€ entfernen$/ }))
    expect(visited.at(-1)).toBe(ADDRESS)
  })

  it('report what was ticked before the page was alive', async () => {
    const { visited } = await openPage('devices', answers(), {
      params,
      beforeAlive: (page) => {
        for (const early of page.querySelectorAll<HTMLInputElement>('[value="Solvar"], [value="Blau"]'))
          early.checked = true
      },
    })
    expect(visited.at(-1)).toBe(`${ADDRESS}?company=Solvar&color_group=Blau`)
    expect(box(/^Solvar/)).toBeChecked()
  })
})

describe('order and pages', () => {
  it('reports an order that was chosen before the page was alive, along with what was ticked', async () => {
    const { visited } = await openPage('devices', answers(), {
      params,
      beforeAlive: (page) => {
        page.querySelector<HTMLSelectElement>('#sortierung')!.value = 'price'
        page.querySelector<HTMLInputElement>('[value="Solvar"]')!.checked = true
      },
    })
    expect(visited.at(-1)).toBe(`${ADDRESS}?company=Solvar&sort=price`)
    expect(screen.getByRole('combobox', { name: 'Sortieren' })).toHaveValue('price')
  })

  it('sorts from the first page on', async () => {
    const { visited } = await open({ page: 2, pages: 3 }, { page: '2' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Hersteller A bis Z')
    expect(visited).toEqual([`${ADDRESS}?sort=company`])
  })

  it('links the pages with what is chosen', async () => {
    await open({ active: [solvar], page: 2, pages: 3 }, { company: 'Solvar', page: '2' })
    const pages = within(screen.getByRole('navigation', { name: 'Seiten' }))
    expect(pages.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', `${ADDRESS}?company=Solvar`)
    expect(pages.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page')
    expect(pages.getByRole('link', { name: 'Nächste Seite' })).toHaveAttribute(
      'href',
      `${ADDRESS}?company=Solvar&page=3`,
    )
  })

  it('begins another page at its top', async () => {
    const { update } = await open({ pages: 3 })
    screen.getByRole('link', { name: 'Nächste Seite' }).focus()
    await update(answers({ page: 2, pages: 3 }), { page: '2' })
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('leaves the focus on a filter that leads back to the first page', async () => {
    const { update } = await open({ page: 2, pages: 3 }, { page: '2' })
    box(/^Solvar/).focus()
    await update(answers({ active: [solvar] }), { company: 'Solvar' })
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus()
  })
})

describe('the address', () => {
  // VAR-67
  it.each([
    [{ company: 'Solvar,Gibtsnicht' }, { active: [solvar] }, `${ADDRESS}?company=Solvar`],
    [{ color_group: 'Lila' }, {}, ADDRESS],
    [{ pid: '999999' }, {}, ADDRESS],
    [{ pid: '' }, {}, ADDRESS],
    [{ pid: '__proto__' }, {}, ADDRESS],
    [{ page: '99' }, { page: 3, pages: 3 }, `${ADDRESS}?page=3`],
    [{ page: '1' }, {}, ADDRESS],
    [{ sort: 'teuer' }, {}, ADDRESS],
    [{ tariff: 'gibtsnicht' }, {}, ADDRESS],
  ])('loses what the list does not know: %j', async (query, over, clean) => {
    const { visited } = await open(over, query)
    // twice in development, where React runs effects twice
    expect(new Set(visited)).toEqual(new Set([`replace shown ${clean}`]))
  })

  it.each<Record<string, string>>([{ company: 'Solvar' }, { tariff: 'none' }, { utm_source: 'mail' }, {}])(
    'stays as it is: %j',
    async (query) => {
      const { visited } = await open({ active: 'company' in query ? [solvar] : [] }, query)
      expect(visited).toEqual([])
    },
  )
})

describe('the tariff of the prices', () => {
  const own = mobileTariff('s')
  const keep = () => act(() => void cartStore.set(aCart({ tariff: own })))

  it('is the shop’s own until one is chosen', async () => {
    await open()
    expect(plain(screen.getByRole('group', { name: 'Tarif für die Gerätepreise' }).textContent)).toContain(
      'Preise mit diesem Tarif: Nimbus Mobil M, 30 GB, 24 Monate',
    )
  })

  it('is named when it was chosen', async () => {
    await open({ tariff_chosen: true }, { tariff: 'mobil-m-device-24' })
    const bar = screen.getByRole('group', { name: 'Tarif für die Gerätepreise' })
    expect(plain(bar.textContent)).toContain('Ihr Tarif: Nimbus Mobil M mit 30 GB, 24 Monate')
    expect(within(bar).getByRole('link', { name: 'Tarif ändern' })).toHaveAttribute(
      'href',
      '/unterwegs/tarife/mobilfunk-tarife',
    )
  })

  it('is the cart’s, which is put into the address once the cart is known', async () => {
    const { visited, update } = await open({ active: [solvar] }, { company: 'Solvar' })
    expect(visited).toEqual([])
    keep()
    expect(visited).toEqual([`replace ${ADDRESS}?tariff=mobil-s-device-24&company=Solvar`])
    await update(answers({ tariff: own, tariff_chosen: true }), { tariff: 'mobil-s-device-24' })
    expect(visited).toHaveLength(1)
  })

  it('is a prepaid one too, with no device; it used to be ignored', async () => {
    const prepaid = aPrepaidTariff()
    const { visited, update, domElement } = await open()
    act(() => void cartStore.set(aCart({ tariff: prepaid })))
    expect(visited).toEqual([`replace ${ADDRESS}?tariff=prepaid-l`])
    const empty = { tariff: prepaid, tariff_chosen: true, entries: [], total: 0, hidden: 30 }
    await update(answers(empty), { tariff: 'prepaid-l' })
    expect(visited).toHaveLength(1)
    expect(screen.getByText('30 Geräte sind mit Nimbus Prepaid L nicht erhältlich.')).toBeInTheDocument()
    const text = plain(domElement.textContent)
    expect(text).toContain('), keine Mindestlaufzeit.')
    expect(text).not.toContain('0 Monate')
  })

  it('is asked for once when the shop no longer has it', async () => {
    const { visited, update } = await open()
    keep()
    await update(answers(), { tariff: 'mobil-s-device-24' })
    expect(visited).toEqual([`replace ${ADDRESS}?tariff=mobil-s-device-24`, `replace shown ${ADDRESS}`])
  })

  it('stays with a filter that is chosen while the tariff is on its way; it used to be dropped', async () => {
    const { visited, update } = await open()
    keep()
    await userEvent.click(box(/^Solvar/))
    const both = `${ADDRESS}?tariff=mobil-s-device-24&company=Solvar`
    expect(visited).toEqual([`replace ${ADDRESS}?tariff=mobil-s-device-24`, both])
    await update(answers({ tariff: own, tariff_chosen: true, active: [solvar] }), {
      tariff: 'mobil-s-device-24',
      company: 'Solvar',
    })
    expect(visited).toHaveLength(2)
  })

  it('joins a filter that was ticked before the page was alive; it used to take its place', async () => {
    const { visited, update } = await openPage('devices', answers(), {
      params,
      beforeAlive: (page) => {
        page.querySelector<HTMLInputElement>('[value="Solvar"]')!.checked = true
      },
    })
    keep()
    const both = `${ADDRESS}?tariff=mobil-s-device-24&company=Solvar`
    expect(visited).toEqual([`${ADDRESS}?company=Solvar`, `replace ${both}`])
    expect(box(/^Solvar/)).toBeChecked()
    await update(answers({ tariff: own, tariff_chosen: true, active: [solvar] }), {
      tariff: 'mobil-s-device-24',
      company: 'Solvar',
    })
    expect(visited).toHaveLength(2)
  })

  it('is put in again where an answer to another address comes first', async () => {
    const { visited, update } = await open()
    keep()
    await update(answers({ active: [solvar] }), { company: 'Solvar' })
    expect(visited.at(-1)).toBe(`replace ${ADDRESS}?tariff=mobil-s-device-24&company=Solvar`)
  })

  it('is left out with tariff=none, with a way back', async () => {
    const { visited } = await open({}, { tariff: 'none' })
    keep()
    expect(visited).toEqual([])
    expect(screen.getByRole('link', { name: 'Mit Ihrem Tarif anzeigen' })).toHaveAttribute(
      'href',
      `${ADDRESS}?tariff=mobil-s-device-24`,
    )
  })

  it.each([
    [true, { tariff: 'mobil-s-device-24' }],
    [false, {}],
  ])('says that it hides devices where it was chosen: %s', async (tariff_chosen, query) => {
    const { domElement } = await open({ tariff: own, tariff_chosen }, query)
    const said = domElement.textContent.includes('Geräte, die mit diesem Tarif nicht erhältlich sind')
    expect(said).toBe(tariff_chosen)
  })

  it('says how many devices it hides, and shows them on request', async () => {
    await open({ tariff: own, tariff_chosen: true, hidden: 3 }, { tariff: 'mobil-s-device-24' })
    expect(screen.getByText('3 weitere Geräte sind mit Nimbus Mobil S nicht erhältlich.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Alle Geräte ohne Tarif anzeigen' })).toHaveAttribute(
      'href',
      `${ADDRESS}?tariff=none`,
    )
  })
})

describe('an empty list', () => {
  it('offers to remove the filters', async () => {
    const { visited } = await open({ active: [solvar], entries: [], total: 0 }, { company: 'Solvar' })
    expect(screen.getByRole('heading', { name: 'Keine Geräte gefunden' })).toBeInTheDocument()
    await userEvent.click(screen.getAllByRole('button', { name: 'Alle Filter löschen' }).at(-1)!)
    expect(visited).toEqual([ADDRESS])
  })
})

describe('head', () => {
  it.each([
    [1, 'Smartphones'],
    [2, 'Smartphones, Seite 2'],
  ])('names page %i: %s', async (page, title) => {
    const { api } = anApiOf(answers({ page, pages: 2 }))
    const request = { path: ADDRESS, params, query: { page: String(page) } }
    const loaded = await server.load('devices', { ...request, api })
    const { head } = await server.render('devices', 'payload' in loaded ? loaded.payload : undefined, request)
    expect(head.title).toBe(title)
  })

  it('has title, description and the devices for search engines', async () => {
    const { api } = anApiOf(answers())
    const request = { path: ADDRESS, params, query: {} }
    const loaded = await server.load('devices', { ...request, api })
    const { head } = await server.render('devices', 'payload' in loaded ? loaded.payload : undefined, request)
    expect(head).toMatchObject({
      title: 'Smartphones',
      description: 'Smartphones mit Tarif.',
      image: expect.stringContaining('devices/'),
      structuredData: { '@type': 'ItemList', itemListElement: [{ name: 'Solvar S1 Pro' }, { name: 'Kelvo Neun' }] },
    })
  })
})
