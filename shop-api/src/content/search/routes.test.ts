import { searchAnswerSchema, shopPagesSchema } from '@nimbus/shared-contracts/search'
import * as v from 'valibot'
import { aCatalogue } from '../../testing/a-catalogue'
import { anApi } from '../../testing/an-api'
import { searchRoutes } from './routes'
import { createShopSearch } from './search'
import { createShopPages } from './shop-pages'

const now = '2026-11-27T12:00:00Z'

function apiAt(now: string) {
  const deps = { catalogue: aCatalogue(now), clock: () => new Date(now) }
  return anApi(searchRoutes({ search: createShopSearch(deps), pages: createShopPages(deps) }))
}

async function get(url: string) {
  const answer = await (await apiAt(now)).inject(url)
  expect(answer.statusCode).toBe(200)
  return v.parse(searchAnswerSchema, answer.json())
}

describe('GET /search', () => {
  it('answers with the groups of what was found', async () => {
    const { query, groups } = await get('/search?q=%20Glasfaser%20')
    expect(query).toBe('Glasfaser')
    expect(groups[0]).toMatchObject({ group: 'tariffs', hits: [{ marks: ['Glasfaser'] }, {}, {}, {}, {}] })
  })

  it.each([
    ['/search', ''],
    ['/search?q=', ''],
    ['/search?q=dsl&q=tv', 'dsl'],
    ['/search?q=dsl&group=quark', 'dsl'],
    ['/search?q=%00', ''],
    [`/search?q=${'a'.repeat(5000)}`, 'a'.repeat(80)],
  ])('takes %s', async (url, query) => {
    expect((await get(url)).query).toBe(query)
  })

  it('has the hits of one group only when it is named', async () => {
    const { groups } = await get('/search?q=kuendigen&group=legal')
    expect(groups.filter(({ hits }) => hits.length > 0).map(({ group }) => group)).toEqual(['legal'])
  })
})

describe('GET /pages', () => {
  const pagesAt = async (instant: string) =>
    v.parse(shopPagesSchema, (await (await apiAt(instant)).inject('/pages')).json())

  it('has every page of what is sold once, without queries', async () => {
    const { paths } = await pagesAt(now)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/zuhause/tarife/dsl-tarife',
        '/unterwegs/tarife/prepaid-tarife',
        '/unterwegs/geraete/zubehoer',
        '/unterwegs/geraete/smartphones/solvar-s1-pro',
        '/glasfaser-vorteile',
        '/impressum',
      ]),
    )
    expect(paths.filter((path) => /[?#]/.test(path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each([
    ['2026-11-27T12:00:00Z', '2026-11-01'],
    // a promotion since 04.11.2025, the cashback until 18.11.2025
    ['2025-11-18T12:00:00Z', '2025-11-04'],
    ['2026-02-02T12:00:00Z', '2025-11-19'],
    ['2026-02-03T12:00:00Z', '2026-02-03'],
  ])(
    'has changed at %s last on %s: with the catalogue, or as a promotion or campaign began or ended',
    async (instant, day) => {
      expect((await pagesAt(instant)).changed_on).toBe(day)
    },
  )

  it.each([
    ['/datenschutzhinweise', now, '2025-10-01'],
    ['/impressum', now, '2026-06-19'],
    ['/agb', now, '2026-06-19'],
    ['/agb', '2026-06-18T12:00:00Z', '2025-10-01'],
    ['/glasfaser-vorteile', now, undefined],
  ])('knows since when %s says what it says at %s: %s', async (path, instant, day) => {
    expect((await pagesAt(instant)).changed[path]).toBe(day)
  })
})
