import { createPayloadFetch } from './fetch-payload'

const payload = createPayloadFetch([{ name: 'mf-a', version: '1.0.0' }])
const page = { status: 200, head: { title: 'Tarife' }, payload: { list: [] }, release: 'mf-a 1.0.0' }

const asked = (response: () => Promise<Response>) => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(response)
  return { fetch, answer: payload('/tarife', 'slug=m', new AbortController().signal) }
}

describe('createPayloadFetch', () => {
  it('asks for one small file beside the page', async () => {
    const { fetch, answer } = asked(async () => Response.json(page))
    expect(await answer).toEqual(page)
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/tarife/_payload.json?slug=m'])
  })

  it.each<[string, () => Promise<Response>, unknown]>([
    [
      'a page not found',
      async () => Response.json({ ...page, status: 404 }, { status: 404 }),
      { ...page, status: 404 },
    ],
    ['a redirect', async () => Response.json({ redirect: '/agb' }), { redirect: '/agb' }],
  ])('hands on %s', async (_, response, expected) => {
    expect(await asked(response).answer).toEqual(expected)
  })

  it.each<[string, () => Promise<Response>]>([
    ['an error', async () => Response.json({ status: 503, head: {} }, { status: 503 })],
    ['a page of HTML', async () => new Response('<!doctype html>')],
    ['an answer of another shape', async () => Response.json({})],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a payload of another release; the page used to be given what it does not understand',
      async () => Response.json({ ...page, release: 'mf-a 2.0.0' }),
    ],
  ])('leaves the page to the browser at %s', async (_, response) => {
    expect(await asked(response).answer).toBeUndefined()
  })
})
