import Fastify from 'fastify'
import type { Cohorts } from '../composition/cohorts'
import { compose } from '../composition/compose'
import { errorVisit } from '../rendering/error-visit'
import type { PageResult } from '../rendering/page-service'
import { pageRoutes } from './page-routes'

const live = compose(new Map(), 'main.js')

/** What 200 who ask for the address at once are answered, and how many documents were built for them. */
async function rush(address: (nth: number) => string, page: Partial<Extract<PageResult, { kind: 'page' }>> = {}) {
  const made = {}
  let release = (): void => {}
  const waited = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  const keep = jest.fn(() => '/_page.x.json')
  const server = Fastify()
  const cohorts = { welcome: () => live, compositionFor: () => live } as unknown as Cohorts
  await server.register(pageRoutes, {
    cohorts,
    assets: { entry: '/main.js', preload: [], sheets: [], font: undefined },
    kept: { keep, find: () => undefined },
    apiBase: '/api',
    origin: 'https://shop.example',
    async page({ pathname }) {
      if (++asked === 200) release()
      await waited
      const visit = errorVisit(404, { path: pathname, params: {}, query: {} })
      return { kind: 'page', live, made, html: undefined, visit, ...page }
    },
  })
  const answers = await Promise.all(Array.from({ length: 200 }, (_, nth) => server.inject(address(nth))))
  await server.close()
  return { built: keep.mock.calls.length, statuses: new Set(answers.map(({ statusCode }) => statusCode)), answers }
}

describe('a rush on one page', () => {
  it('has one document built for all of it', async () => {
    const { built, statuses, answers } = await rush(() => '/a?b=1')
    expect([built, [...statuses]]).toEqual([1, [404]])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('has one built for each address', async () => {
    expect((await rush((nth) => `/a?b=${nth % 4}`)).built).toBe(4)
  })
})
