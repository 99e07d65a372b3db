import type { Page } from '@nimbus/shared-contracts/remote'
import type { AcceptedRelease } from '../composition/accept-release'
import { checkPages } from './check-pages'
import { examplesOf } from './page-examples'
import type { RenderOutcome } from './render-answer'

const page = (id: string, path: string, over: Partial<Page> = {}): Page => ({ id, path, layout: 'default', ...over })
const pages = [
  page('start', '/'),
  page('tariff', '/tarife/:slug'),
  page('old', '/alt', { redirect: { to: '/', status: 301 } }),
]
const release = { name: 'mf-a', version: '1.1.0', pages } as AcceptedRelease

const shown: RenderOutcome = { loaded: { payload: {} }, rendered: { html: '<h1>Da</h1>', head: {}, status: 200 } }
const sold = async (): Promise<string[]> => ['/tarife/m', '/tarife/l']
const away = async (): Promise<string[]> => Promise.reject(new Error('ECONNREFUSED'))

/** Renders both pages, the tariff as the test says. */
const rendering = (tariff: () => Promise<RenderOutcome>) => ({
  render: jest.fn(async (id: string) => (id === 'tariff' ? tariff() : shown)),
})

describe('checkPages', () => {
  it('renders every page, those with parameters by something that is sold', async () => {
    const renderer = rendering(async () => shown)
    await expect(checkPages(release, renderer, { soldPaths: sold })).resolves.toEqual({
      paths: ['/', '/tarife/m'],
      unchecked: undefined,
    })
    expect(renderer.render.mock.calls).toEqual([
      ['start', { path: '/', params: {}, query: {} }],
      ['tariff', { path: '/tarife/m', params: { slug: 'm' }, query: {} }],
    ])
  })

  it.each<[string, () => Promise<RenderOutcome>, RegExp]>([
    [
      'throws',
      async () => Promise.reject(new Error('rendering: mf-a threw boom\n at x')),
      /^mf-a 1.1.0: \/tarife\/m can't be rendered: rendering: mf-a threw boom$/,
    ],
    ['has no content', async () => ({ ...shown, rendered: { html: '', head: {}, status: 200 } }), /it has no content/],
  ])('refuses a page that %s', async (_, tariff, reason) => {
    await expect(checkPages(release, rendering(tariff), { soldPaths: sold })).rejects.toThrow(reason)
  })

  it('gives a page that took too long on a busy machine another two attempts', async () => {
    const tariff = jest
      .fn<Promise<RenderOutcome>, []>(async () => shown)
      .mockRejectedValueOnce(new Error('rendering: mf-a gave no page in 3000 ms'))
      .mockRejectedValueOnce(new Error('rendering: mf-a gave no page in 3000 ms'))
    await expect(checkPages(release, rendering(tariff), { soldPaths: sold })).resolves.toMatchObject({
      paths: ['/', '/tarife/m'],
    })
    expect(tariff).toHaveBeenCalledTimes(3)
  })

  it.each<[string, () => Promise<RenderOutcome>]>([
    ['throws', async () => Promise.reject(new Error('boom'))],
    ['says that it can’t be had now', async () => ({ loaded: { status: 503 } })],
  ])('doesn’t hold it against a release that a page %s while the API is away', async (_, tariff) => {
    const { unchecked } = await checkPages(release, rendering(tariff), { soldPaths: away })
    expect(unchecked).toMatch(/\/tarife\/unbekannt needs the API/)
  })

  it('accepts a page that doesn’t exist or is elsewhere', async () => {
    for (const loaded of [{ status: 404 }, { redirect: { to: '/', status: 302 } }] as const) {
      await expect(
        checkPages(
          release,
          rendering(async () => ({ loaded })),
          { soldPaths: sold },
        ),
      ).resolves.toMatchObject({
        unchecked: undefined,
      })
    }
  })
})

describe('examplesOf', () => {
  it('takes parameters from the page above where no path is known', () => {
    const nested = [page('category', '/z/:c'), page('options', '/z/:c/optionen'), page('all', '/z')]
    const paths = examplesOf(nested, ['/z', '/z/dsl', '/anderswo']).map(({ request }) => request.path)
    expect(paths).toEqual(['/z/dsl', '/z/dsl/optionen', '/z'])
  })

  it('knows a pattern with a fixed end', () => {
    expect(examplesOf([page('benefits', '/:product-vorteile')], [])[0]?.request).toEqual({
      path: '/unbekannt-vorteile',
      params: { product: 'unbekannt' },
      query: {},
    })
  })
})
