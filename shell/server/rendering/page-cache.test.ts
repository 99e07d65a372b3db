import { createPageCache } from './page-cache'

interface Made {
  text: string
  down?: boolean
}

function aCache() {
  let time = 0
  const cache = createPageCache<Made>({ now: () => time, failed: ({ down = false }) => down })
  return {
    wait: (seconds: number) => (time += seconds * 1_000),
    get: (make: () => Promise<Made>, address = '/', of = 'page') => cache.get(of, address, make),
  }
}

const page = (text: string) => () => Promise.resolve({ text })
const down = () => Promise.resolve({ text: 'none', down: true })
const broken = () => Promise.reject(new Error('worker'))

describe('createPageCache', () => {
  it('serves a page for a second without making it anew', async () => {
    const { get, wait } = aCache()
    await get(page('first'))
    expect(await get(page('second'))).toEqual({ text: 'first' })
    wait(1)
    expect(await get(page('second'))).toEqual({ text: 'second' })
  })

  // the answer that there is none used to take the place of the page
  it.each([
    ['says that there is none', down],
    ['breaks', broken],
  ])('serves the page as it was for ten minutes when the new one %s', async (_, fails) => {
    const { get, wait } = aCache()
    await get(page('first'))
    wait(5)
    expect(await get(fails)).toEqual({ text: 'first' })
    wait(594)
    expect(await get(fails)).toEqual({ text: 'first' })
    wait(2)
    await expect(
      get(fails).then(
        ({ text }) => text,
        () => 'none',
      ),
    ).resolves.toBe('none')
    expect(await get(page('again'))).toEqual({ text: 'again' })
  })

  // 500 searches used to push all other pages out
  it('keeps 100 addresses of each page, and what is searched for pushes no other page out', async () => {
    const { get, wait } = aCache()
    await get(page('start'), '/', 'start')
    await get(page('first'), '/suche?q=0', 'search')
    for (let search = 1; search <= 100; search++) await get(page('found'), `/suche?q=${search}`, 'search')
    wait(5)
    expect(await get(down, '/', 'start')).toEqual({ text: 'start' })
    expect(await get(down, '/suche?q=1', 'search')).toEqual({ text: 'found' })
    expect(await get(down, '/suche?q=0', 'search')).toEqual({ text: 'none', down: true })
  })

  it('asks again at once after an answer that there is none', async () => {
    const { get } = aCache()
    expect(await get(down)).toEqual({ text: 'none', down: true })
    expect(await get(page('first'))).toEqual({ text: 'first' })
  })

  // a clock that was set back an hour kept pages, with their prices, for that hour
  it('makes a page anew after a second whatever the clock of the machine is set to', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z') })
    try {
      const cache = createPageCache<Made>()
      expect(await cache.get('page', '/', page('first'))).toEqual({ text: 'first' })
      jest.setSystemTime(Date.parse('2026-11-29T11:00:00Z'))
      jest.advanceTimersByTime(999)
      expect(await cache.get('page', '/', page('early'))).toEqual({ text: 'first' })
      jest.advanceTimersByTime(1)
      expect(await cache.get('page', '/', page('second'))).toEqual({ text: 'second' })
    } finally {
      jest.useRealTimers()
    }
  })
})
