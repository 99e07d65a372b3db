import { act } from 'react'
import { screen } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { loadPages } from '@nimbus/shared-ui/remote'
import { pages } from '../pages'
import { anApi, setTestHost } from '../testing/api'
import { aTariffList } from '../testing/catalogue'
import { hydratePage, removePages } from '../testing/render-page'

const hero = (id: string) => ({
  id,
  eyebrow: 'Glasfaser',
  title: `Hero ${id}`,
  text: 'Bis 1.000 MBit/s.',
  link: { label: 'Tarife ansehen', href: '/zuhause/tarife' },
  image: `heroes/${id}.5d02e77a.svg`,
})

const television = { ...hero('tv'), link: { label: 'TV-Optionen vergleichen', href: '/magenta-tv' } }

const answers = {
  '/content/heroes/zuhause': { area: 'zuhause', heroes: [hero('a'), television] },
  ...Object.fromEntries(
    ['magentazuhause-tarife', 'glasfaser-tarife', 'dsl-tarife', 'young-tarife'].map((slug) => [
      `/catalogue/tariffs/landline/${slug}`,
      aTariffList(slug),
    ]),
  ),
}

const REDIRECTS = ['home-internet-tariff-redirect']
const shown = Object.keys(pages).filter((id) => !REDIRECTS.includes(id))

afterEach(removePages)

describe('every page', () => {
  it.each(shown)('hydrates %s without a difference, and has one h1', async (id) => {
    const module = await pages[id]!()
    const { api } = anApi(answers)
    setTestHost(api)
    cartStore.reset()
    await hydratePage(module, api, { params: { category: 'young-tarife' } })
    act(() => {
      cartStore.restore()
      availabilityStore.restore()
    })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('has a title of its own', async () => {
    const { api } = anApi(answers)
    const titles = await Promise.all(
      shown.map(async (id) => {
        const module = await pages[id]!()
        const request = { path: module.page.path, params: { category: 'dsl-tarife' }, query: {} }
        const { load, head } = await module.source()
        const loaded = await load({ ...request, api })
        return 'payload' in loaded ? head(loaded.payload, request).title : undefined
      }),
    )
    expect(new Set(titles).size).toBe(shown.length)
    expect(titles).not.toContain(undefined)
  })
})

describe('what others show of a page', () => {
  async function imageOf(id: string, given: Record<string, unknown>): Promise<string | undefined> {
    const module = await pages[id]!()
    const request = { path: module.page.path, params: { category: 'dsl-tarife' }, query: {} }
    const { load, head } = await module.source()
    const loaded = await load({ ...request, api: anApi(given).api })
    return 'payload' in loaded ? head(loaded.payload, request).image : 'no payload'
  }

  it.each([
    ['home-internet', 'a'],
    ['home-internet-overview', 'a'],
    ['home-internet-tariffs', 'a'],
    ['home-internet-tv', 'tv'],
  ])('has for %s the picture of the stage %s', async (id, image) => {
    expect(await imageOf(id, answers)).toContain(`/heroes/${image}.5d02e77a.svg`)
  })

  it('is without a picture where the stages can’t be had', async () => {
    const withoutStages = { ...answers, '/content/heroes/zuhause': undefined }
    expect(await imageOf('home-internet-tariffs', withoutStages)).toBeUndefined()
  })
})

describe('the order of the pages', () => {
  it('has options and hardware before the redirect of tariff slugs', async () => {
    const order = (await loadPages(pages)).map(({ page }) => page.path)
    expect(order.indexOf('/zuhause/tarife/:category/options')).toBeLessThan(
      order.indexOf('/zuhause/tarife/:category/:slug'),
    )
    expect(order.indexOf('/zuhause/tarife/:category/hardware')).toBeLessThan(
      order.indexOf('/zuhause/tarife/:category/:slug'),
    )
  })
})
