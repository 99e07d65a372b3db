import { act, fireEvent, within } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import type { TariffList } from '@nimbus/shared-contracts/catalogue'
import { setHost, type Host, type LoadContext, type PageProps } from '@nimbus/shared-contracts/remote'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import * as app from './app'
import * as server from './server'
import { aFibreTariff, aTariffList } from './testing/builders'
import { someCampaigns } from './testing/campaigns'
import { aDeviceList } from './testing/devices'
import { aMobileTariffList } from './testing/mobile'
import { anApiOf, closePages, openPage } from './testing/open-page'

const mountWidget = jest.fn<ReturnType<Host['mountWidget']>, Parameters<Host['mountWidget']>>()

beforeEach(() => {
  mountWidget.mockReset().mockReturnValue({ update: jest.fn(), unmount: jest.fn() })
  setHost({ mountWidget } as unknown as Host)
})
afterEach(() => {
  setHost(undefined)
  document.body.replaceChildren()
})

const FIBRE = [150, 300, 600, 1000].map((speed) => aFibreTariff(speed))

const request = { path: '/', params: {}, query: {} }

/** Answers of the API: the landline tariffs, and what else a test needs. */
const context = (fibre?: TariffList, others: Record<string, unknown> = {}): LoadContext => ({
  ...request,
  api: anApiOf({ ...(fibre && { '/catalogue/tariffs/landline/glasfaser-tarife': fibre }), ...others }).api,
})

const hero = (image: string) => ({
  id: image,
  eyebrow: '',
  title: '',
  text: '',
  link: { label: '', href: '/' },
  image,
})

const MOBILE = {
  '/catalogue/tariffs/mobile/mobilfunk-tarife': aMobileTariffList(),
  '/catalogue/devices/smartphones': aDeviceList(),
  '/content/heroes/start': { area: 'start', heroes: [hero('heroes/a.svg'), hero('heroes/b.svg')] },
}

async function payloadOf(...answers: Parameters<typeof context>): Promise<unknown> {
  const loaded = await server.load('start', context(...answers))
  if (!('payload' in loaded)) throw new Error('the start page has no payload')
  return JSON.parse(JSON.stringify(loaded.payload))
}

/** The server's page in the document, as a browser gets it. */
async function served(...answers: Parameters<typeof context>): Promise<{ domElement: HTMLElement; payload: unknown }> {
  const payload = await payloadOf(...answers)
  const domElement = document.createElement('div')
  domElement.innerHTML = (await server.render('start', payload, request)).html
  document.body.append(domElement)
  return { domElement, payload }
}

const textOf = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ')

describe('start page', () => {
  it('hydrates to the HTML of the server and mounts the availability check when a visitor reaches for it', async () => {
    const { domElement, payload } = await served(aTariffList(FIBRE))
    const before = domElement.innerHTML
    const onFailure = jest.fn()
    const props: PageProps = { domElement, page: 'start', payload, ...request, hydrate: true, onFailure }
    await app.bootstrap(props)
    act(() => void app.mount(props))
    expect(domElement.innerHTML).toBe(before)
    expect(onFailure).not.toHaveBeenCalled()
    expect(mountWidget).not.toHaveBeenCalled()
    fireEvent.pointerEnter(domElement.querySelector('[data-widget="mf-home-internet/availability"]')!)
    expect(mountWidget.mock.calls.at(-1)?.[0]).toBe('mf-home-internet/availability')
    act(() => void app.unmount(props))
  })

  it('has the check at once where an address was checked; after a reload it used to wait for a visitor’s hand', async () => {
    const { domElement, payload } = await served(aTariffList(FIBRE))
    const props: PageProps = { domElement, page: 'start', payload, ...request, hydrate: true, onFailure: jest.fn() }
    await app.bootstrap(props)
    act(() => void app.mount(props))
    expect(mountWidget).not.toHaveBeenCalled()
    await act(async () => availabilityStore.set({ checkData: aCheckData() }))
    expect(mountWidget.mock.calls.map(([widget]) => widget)).toEqual(['mf-home-internet/availability'])
    act(() => void app.unmount(props))
    availabilityStore.reset()
  })

  it('shows the whole price of the smallest fibre tariff', async () => {
    const { domElement } = await served(aTariffList(FIBRE.toReversed()))
    const area = within(domElement).getByRole('heading', { name: 'Glasfaser 150' }).closest('article')!
    const text = textOf(area)
    expect(text).toContain('45,95 € je Monat ab Monat 4')
    expect(text).toContain('Monat 1–3: 9,95 €.')
    // 3 × 9,95 + 21 × 45,95 + 69,95 = 1.064,75, divided by 24
    expect(text).toContain('Einmalig 69,95 € (Bereitstellung 69,95 €), im Schnitt 44,37 € je Monat über 24 Monate')
    expect(text).toContain('Aktion bis 31.01.2027')
  })

  it('shows one price and no promotion once it has ended', async () => {
    const ended = FIBRE.map((tariff) => ({
      ...tariff,
      possible_promotions: [],
      conditions: tariff.conditions
        .filter(({ type }) => type !== 'MONTHLY_PROMOTION')
        .map((c) => ({ ...c, period_from: 1 })),
    }))
    const { domElement } = await served(aTariffList(ended))
    const text = textOf(domElement)
    expect(text).toContain('45,95 € monatlich')
    expect(text).not.toContain('9,95 €.')
    expect(text).not.toContain('Aktion')
  })

  it.each([
    ['both while both run', someCampaigns(), ['120 € oder 240 € Cashback', '100 € bis 300 € Eintauschbonus']],
    ['the bonus alone', { trade_in: someCampaigns().trade_in }, ['100 € bis 300 € Eintauschbonus']],
  ])('names what runs beside device prices: %s', async (_name, campaigns, titles) => {
    const { domElement } = await served(aTariffList(FIBRE), { ...MOBILE, '/content/campaigns': campaigns })
    const section = within(domElement).getByRole('region', { name: 'Mehr für Ihr neues Gerät' })
    const headings = within(section).getAllByRole('heading', { level: 3 })
    expect(headings.map(textOf)).toEqual(titles)
    const numbers = within(section).getAllByRole('button', { name: /^Fußnote/ })
    const before = within(domElement).getAllByRole('button', { name: /^Fußnote/ }).length - numbers.length
    expect(numbers.map(textOf)).toEqual(titles.map((_title, index) => String(before + 1 + index)))
  })

  it('begins with footnote 1 wherever no price is before it', async () => {
    const { domElement } = await served(undefined, { ...MOBILE, '/content/campaigns': someCampaigns() })
    const [first] = within(domElement).getAllByRole('button', { name: /^Fußnote/ })
    expect(first).toHaveTextContent(/^1$/)
  })

  it('has no section for campaigns when none runs', async () => {
    const { domElement } = await served(aTariffList(FIBRE), { ...MOBILE, '/content/campaigns': {} })
    expect(textOf(domElement)).not.toMatch(/Cashback|Eintausch/)
  })

  it('has one h1 and names every section', async () => {
    const { domElement } = await served(aTariffList(FIBRE), MOBILE)
    const page = within(domElement)
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Was ist bei Ihnen möglich?',
      'Für zu Hause. Für unterwegs.',
      'Smartphones mit Nimbus Mobil M',
      'Ihr Programm.Zu jedem Internettarif.',
      'Klar geregelt, bevor Sie bestellen',
    ])
  })

  it('links to what the shop has, and to the check while its widget is not there', async () => {
    const { domElement } = await served(aTariffList(FIBRE), MOBILE)
    const links = within(domElement).getAllByRole('link')
    expect(within(domElement).getByRole('link', { name: 'Verfügbarkeit prüfen' })).toHaveAttribute(
      'href',
      '/zuhause/tarife/magentazuhause-tarife?fixedStep=availabilityCheck',
    )
    const known = /^\/(zuhause\/tarife\/|unterwegs\/(tarife|geraete)\/|api\/catalogue\/devices\/|magenta-tv$)/
    for (const link of links) expect(link.getAttribute('href')).toMatch(known)
  })

  it('stands without the catalogue, with a link in place of prices', async () => {
    const { domElement } = await served()
    expect(within(domElement).getByRole('link', { name: 'Glasfaser-Tarife ansehen' })).toBeVisible()
    expect(within(domElement).getByRole('link', { name: 'Smartphones ansehen' })).toBeVisible()
    expect(textOf(domElement)).not.toContain('€')
  })

  it('shows a phone with its whole price and its energy class beside it', async () => {
    const { domElement } = await served(aTariffList(FIBRE), MOBILE)
    const area = within(domElement).getByRole('heading', { name: 'Mobilfunk mit Smartphone' }).closest('article')!
    // design/device.html: 29,95 + 15 a month, once 149 + 39,95 + 6,95, on average over 24 months
    expect(textOf(area)).toContain('44,95 € je Monat mit Nimbus Mobil M, 30 GB')
    expect(textOf(area)).toContain('Einmalig 195,90 € (Gerät 149 €, Bereitstellung 39,95 €, Versand 6,95 €)')
    expect(textOf(area)).toContain('im Schnitt 53,12 € je Monat über 24 Monate')
    expect(within(area).getByRole('button', { name: /^Energieeffizienzklasse A/ })).toBeVisible()
  })

  it('hydrates with the phones', async () => {
    const answers = { '/catalogue/tariffs/landline/glasfaser-tarife': aTariffList(FIBRE), ...MOBILE }
    const { domElement } = await openPage('start', answers, request)
    expect(within(domElement).getByRole('list', { name: 'Smartphones' })).toBeVisible()
    await closePages()
  })

  it('asks early for the pictures of both areas', async () => {
    await app.load('start', context(aTariffList(FIBRE), MOBILE))
    const preloads = app.head('start', await payloadOf(aTariffList(FIBRE), MOBILE), request).preloadImages ?? []
    expect(preloads.map(({ srcset }) => /heroes\/\w\.svg/.exec(srcset)?.[0])).toEqual(['heroes/a.svg', 'heroes/b.svg'])
  })

  it('is shared with the picture of its first area (PROD-6)', async () => {
    await app.load('start', context(aTariffList(FIBRE), MOBILE))
    const { image } = app.head('start', await payloadOf(aTariffList(FIBRE), MOBILE), request)
    expect(image).toContain('heroes/a.svg')
  })

  it('has a small payload', async () => {
    const all = FIBRE.flatMap((tariff) => [
      tariff,
      ...Array.from({ length: 15 }, () => aFibreTariff(150, { offer: 'VVM' })),
    ])
    expect(JSON.stringify(await payloadOf(aTariffList(all))).length).toBeLessThan(2_000)
  })

  it('describes the shop for search engines', async () => {
    await app.load('start', context(aTariffList(FIBRE), MOBILE))
    const { description, structuredData } = app.head('start', { pictures: [] }, request)
    expect(description).toMatch(/^Glasfaser, Mobilfunk und Fernsehen von Nimbus/)
    expect(structuredData).toMatchObject({
      '@graph': [
        { '@type': 'Organization', name: 'Nimbus', address: { postalCode: '50667' } },
        { '@type': 'WebSite', inLanguage: 'de' },
      ],
    })
  })
})
