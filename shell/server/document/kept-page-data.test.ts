import type { PageData } from '../../src/page-data'
import { hashOf, keepPageData } from './kept-page-data'

const aPage = (path: string, payload: unknown = null) => ({ visit: { path, payload }, rendered: true }) as PageData

const AGB = { path: '/agb', search: '?id=1' }

const hashIn = (address: string): string => /_page\.([\w-]{22})\.json/.exec(address)?.[1] ?? ''

describe('keepPageData', () => {
  it('names the content in its address, so that another content has another one', () => {
    const { keep, find } = keepPageData()
    const first = keep(aPage('/agb', 1), AGB)
    expect(first).toBe(`/agb/_page.${hashOf(JSON.stringify(aPage('/agb', 1)))}.json?id=1`)
    expect(keep(aPage('/agb', 1), AGB)).toBe(first)
    expect(keep(aPage('/agb', 2), AGB)).not.toBe(first)
    expect(find(hashIn(first))).toBe(JSON.stringify(aPage('/agb', 1)))
  })

  it('forgets what was asked for longest ago when there is too much', () => {
    const { keep, find } = keepPageData(200)
    const [first = '', ...others] = ['/a', '/b', '/c', '/d', '/e'].map((path) =>
      hashIn(keep(aPage(path), { path, search: '' })),
    )
    expect(find(first)).toBeUndefined()
    expect(find(others.at(-1) ?? '')).toBeDefined()
  })
})
