import { keepPages } from './kept-pages'

const aPage = (text: string) => ({ total: 1, count: 1, text })

describe('keepPages', () => {
  it('writes a page once while its state lasts', () => {
    const pages = keepPages()
    const [now, later] = [{}, {}]
    let written = 0
    const write = () => aPage(`[${(written += 1)}]`)
    expect([pages(now, 'a', write), pages(now, 'a', write), pages(now, 'b', write)].map(({ text }) => text)).toEqual([
      '[1]',
      '[1]',
      '[2]',
    ])
    expect(pages(later, 'a', write).text).toBe('[3]')
  })

  it('forgets what was asked for longest ago, so that no list of queries fills the memory', () => {
    const pages = keepPages()
    const state = {}
    const large = 'x'.repeat(5_000_000)
    const asked: string[] = []
    const ask = (key: string) => pages(state, key, () => (asked.push(key), aPage(large)))
    for (const key of ['a', 'b', 'c', 'd', 'd', 'a']) ask(key)
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'a'])
  })

  // a list without a hit is two signs, and was asked for by thousands
  it('counts what was asked, so that no list of long queries without a hit does', () => {
    const pages = keepPages()
    const state = {}
    let written = 0
    const ask = (nth: number) => pages(state, `${nth} ${'x'.repeat(5_000_000)}`, () => ((written += 1), aPage('[]')))
    for (const nth of [1, 2, 3, 4, 4, 1]) ask(nth)
    expect(written).toBe(5)
  })
})
