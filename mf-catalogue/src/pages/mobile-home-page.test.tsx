import { within } from '@testing-library/react'
import { loadPages } from '@nimbus/shared-ui/remote'
import { aDeviceList } from '../testing/devices'
import { mobileAnswers } from '../testing/mobile'
import { anApiOf, closePages, openPage } from '../testing/open-page'
import { pages } from '../pages'
import { mobileHomePageSource } from './mobile-home-page-source'

const hero = (id: string) => ({
  id,
  eyebrow: 'Mobilfunk',
  title: `Hero ${id}`,
  text: 'Von 10 GB bis unbegrenzt.',
  link: { label: 'Tarife ansehen', href: '/unterwegs/tarife/mobilfunk-tarife' },
  image: `heroes/${id}.svg`,
})

const heroes = { '/content/heroes/unterwegs': { area: 'unterwegs', heroes: [hero('a'), hero('b'), hero('c')] } }
const devices = Object.fromEntries(
  ['smartphones', 'tablets', 'smartwatches', 'zubehoer'].map((slug) => [`/catalogue/devices/${slug}`, aDeviceList()]),
)
const answers: Record<string, unknown> = { ...mobileAnswers(), ...heroes, ...devices }
const request = { path: '/unterwegs', params: {}, query: {} }

const open = (given: Record<string, unknown> = answers) => openPage('mobile-home', given, request)
const textOf = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ')

async function headOf(given: Record<string, unknown>) {
  const loaded = await mobileHomePageSource.load({ ...request, api: anApiOf(given).api })
  if (!('payload' in loaded)) throw new Error('no payload')
  return mobileHomePageSource.head(loaded.payload, request)
}

afterEach(closePages)

describe('mobileHomePage', () => {
  it('hydrates with the first hero as its only h1', async () => {
    const { domElement } = await open()
    const headings = within(domElement).getAllByRole('heading', { level: 1 })
    expect(headings.map(textOf)).toEqual(['Hero a'])
  })

  it.each([
    [
      'Mobilfunk-Tarife',
      'ab 19,95 € je Monat',
      'Einmalig 39,95 € Bereitstellung, im Schnitt 21,62 € je Monat über 24 Monate.',
    ],
    [
      'Young (18 bis 27)',
      'ab 14,95 € je Monat19,95 € je Monat ab Monat 25',
      'im Schnitt 16,62 € je Monat über 24 Monate.',
    ],
    ['Prepaid', 'ab 9,95 € je 4 Wochenentspricht 10,78 € im Monat', 'Keine Mindestlaufzeit, keine Bereitstellung.'],
  ])('shows the whole "ab" price of %s', async (label, price, rest) => {
    const { domElement } = await open()
    const card = textOf(within(domElement).getByRole('heading', { name: label }).closest('li')!)
    expect(card).toContain(price)
    expect(card).toContain(rest)
  })

  it('leads to every category of devices, with the energy class beside the price', async () => {
    const { domElement } = await open()
    const links = within(domElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    for (const slug of ['smartphones', 'tablets', 'smartwatches', 'zubehoer']) {
      expect(links).toContain(`/unterwegs/geraete/${slug}`)
    }
    // four categories, two devices on the shelf
    expect(within(domElement).getAllByRole('button', { name: /^Energieeffizienzklasse A/ })).toHaveLength(6)
  })

  it('asks early for the first two hero pictures only', async () => {
    const { preloadImages = [] } = await headOf(answers)
    expect(preloadImages.map(({ srcset }) => /heroes\/\w\.svg/.exec(srcset)?.[0])).toEqual([
      'heroes/a.svg',
      'heroes/b.svg',
    ])
  })

  it('stands without heroes and devices', async () => {
    const { domElement } = await open(mobileAnswers())
    expect(within(domElement).getByRole('heading', { level: 1 })).toHaveTextContent('Mobilfunk und Geräte')
    expect(within(domElement).queryByRole('heading', { name: 'Geräte mit Tarif' })).not.toBeInTheDocument()
  })

  it.each(['mobilfunk-tarife', 'young-tarife', 'prepaid-tarife'])(
    'stands without %s; it used to be down with any of them',
    async (slug) => {
      const { [`/catalogue/tariffs/mobile/${slug}`]: _, ...others } = answers
      const { domElement } = await open(others)
      const cards = within(domElement).getAllByRole('link', { name: /^Tarife ansehen: / })
      expect(cards).toHaveLength(2)
    },
  )

  it('asks for no more devices than it shows', async () => {
    const { api, calls } = anApiOf(answers)
    await mobileHomePageSource.load({ ...request, api })
    const limits = calls.filter(({ path }) => path.startsWith('/catalogue/devices/')).map(({ query }) => query.limit)
    expect(limits).toEqual(['4', '1', '1', '1', '1'])
  })

  it('is missing without tariffs', async () => {
    expect(await mobileHomePageSource.load({ ...request, api: anApiOf(devices).api })).toEqual({ status: 404 })
  })
})

describe('redirects of the mobile area', () => {
  it.each([
    ['/unterwegs/tarife', '/'],
    ['/unterwegs/geraete', '/'],
    ['/unterwegs/tarife/:category/:slug', '/unterwegs/tarife/:category?slug=:slug'],
  ])('%s leads to %s', async (path, to) => {
    const found = (await loadPages(pages)).find(({ page }) => page.path === path)
    expect(found?.page.redirect).toEqual({ to, status: 301 })
  })
})
