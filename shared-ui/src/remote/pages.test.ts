import { createPageLoader } from './pages'
import { defineRedirect } from './page-module'

const page = (id: string) => defineRedirect({ id, path: `/${id}`, to: '/', status: 301 })

describe('createPageLoader', () => {
  it('loads a page once', async () => {
    const start = jest.fn(async () => page('start'))
    const { load, loaded } = createPageLoader({ start })
    expect(await load('start')).toBe(await load('start'))
    expect(loaded('start').page.path).toBe('/start')
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('asks twice, since the first answer may be that of a preload that failed', async () => {
    const start = jest.fn(async () => page('start')).mockRejectedValueOnce(new Error('Loading chunk 954 failed'))
    expect((await createPageLoader({ start }).load('start')).page.id).toBe('start')
  })

  it('fails with what failed twice, and tries anew at the next call', async () => {
    const start = jest.fn(async () => page('start'))
    start.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'))
    const { load } = createPageLoader({ start })
    await expect(load('start')).rejects.toThrow('second')
    expect((await load('start')).page.id).toBe('start')
  })

  it('says which page is not there, or is not what its name says', async () => {
    const { load, loaded } = createPageLoader({ start: async () => page('home') })
    await expect(load('gibtsnicht')).rejects.toThrow('no page "gibtsnicht" among start')
    await expect(load('start')).rejects.toThrow('the page under "start" calls itself "home"')
    expect(() => loaded('start')).toThrow('"start" is not loaded yet')
  })

  it('knows no page by a name of every object', async () => {
    await expect(createPageLoader({}).load('constructor')).rejects.toThrow('no page "constructor"')
  })
})
