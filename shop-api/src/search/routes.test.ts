import { searchAnswerSchema } from '@nimbus/shared-contracts/search'
import * as v from 'valibot'
import { aCatalogue } from '../testing/a-catalogue'
import { anApi } from '../testing/an-api'
import { searchRoutes } from './routes'
import { createShopSearch } from './search'

const now = '2026-11-27T12:00:00Z'
const search = createShopSearch({ catalogue: aCatalogue(now), clock: () => new Date(now) })

async function get(url: string) {
  const answer = await (await anApi(searchRoutes(search))).inject(url)
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
