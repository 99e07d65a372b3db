import { latestBuild } from './latest-build'

const answering = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer)

describe('latestBuild', () => {
  it('asks with a timestamp and past every cache', async () => {
    const fetch = answering(async () => Response.json({ id: '1f2e' }))
    expect(await latestBuild(1_764_241_200_000)).toBe('1f2e')
    expect(fetch).toHaveBeenCalledWith(
      '/builds/latest.json?1764241200000',
      expect.objectContaining({ cache: 'no-store', signal: expect.any(AbortSignal) as AbortSignal }),
    )
  })

  it.each<[string, () => Promise<Response>]>([
    ['404', async () => Response.json({ id: '1f2e' }, { status: 404 })],
    ['500', async () => Response.json({ id: '1f2e' }, { status: 500 })],
    ['HTML', async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', async () => new Response('')],
    ['{}', async () => Response.json({})],
    ['{"build":""}', async () => Response.json({ build: '' })],
    ['an empty id', async () => Response.json({ id: '' })],
    ['an id that is null', async () => Response.json({ id: null })],
    ['an id that is a number', async () => Response.json({ id: 7 })],
    ['an id with markup', async () => Response.json({ id: '<b>' })],
    ['a list', async () => Response.json([])],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a timeout', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('takes %s for no answer', async (_, answer) => {
    answering(answer)
    expect(await latestBuild()).toBeUndefined()
  })
})
