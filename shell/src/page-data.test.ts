import { fetchPageData, LATE_SCRIPT_ID, pageDataUrl, readPageDataUrl } from './page-data'

const HASH = 'aB3-_'.padEnd(22, 'x')

describe('pageDataUrl', () => {
  it.each([
    ['/', '', `/_page.${HASH}.json`],
    ['/agb', '?id=1', `/agb/_page.${HASH}.json?id=1`],
  ])('of %s%s is %s, and is read back', (path, search, url) => {
    expect(pageDataUrl(path, HASH, search)).toBe(url)
    expect(readPageDataUrl(url.replace(/\?.*/, ''))).toEqual({ path, hash: HASH })
  })

  it.each(['/agb', '/agb/_payload.json', '/agb/_page.short.json', `/_page.${HASH}.json/agb`])('is not %s', (path) => {
    expect(readPageDataUrl(path)).toBeUndefined()
  })
})

describe('fetchPageData', () => {
  const data = {
    composition: { build_id: 'b', releases: [] },
    visit: { layout: 'shop', path: '/agb' },
    rendered: true,
    apiBase: '/api',
  }
  const answer = (status: number, body: unknown) =>
    ({ ok: status === 200, status, json: async () => body }) as unknown as Response
  const realFetch = globalThis.fetch
  let fetchMock: jest.Mock

  beforeEach(() => {
    document.body.innerHTML = `<script type="x" id="${LATE_SCRIPT_ID}" data-late='{"data":"/agb/_page.h.json"}'></script>`
    globalThis.fetch = fetchMock = jest.fn()
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  it('fetches what the document names', async () => {
    fetchMock.mockResolvedValue(answer(200, data))
    await expect(fetchPageData()).resolves.toEqual(data)
    expect(fetchMock.mock.calls.map(([href]) => href)).toEqual(['/agb/_page.h.json'])
  })

  it('asks until it has them, at ever longer intervals', async () => {
    jest.useFakeTimers()
    expectConsole('warn', /no page data yet/)
    fetchMock.mockRejectedValueOnce(new Error('offline'))
    for (let failure = 0; failure < 7; failure += 1) fetchMock.mockResolvedValueOnce(answer(503, {}))
    fetchMock.mockResolvedValueOnce(answer(200, '<html>')).mockResolvedValue(answer(200, data))
    const fetched = fetchPageData()
    // 0.3, 0.6, 1.2, 2.4, 4.8, 9.6 and 19.2 s, then 30 s each
    await jest.advanceTimersByTimeAsync(38_100 + 2 * 30_000)
    await expect(fetched).resolves.toEqual(data)
    expect(fetchMock).toHaveBeenCalledTimes(10)
    jest.useRealTimers()
  })
})
