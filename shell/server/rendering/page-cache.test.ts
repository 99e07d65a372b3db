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
    get: (make: () => Promise<Made>) => cache.get('/', make),
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

  it('asks again at once after an answer that there is none', async () => {
    const { get } = aCache()
    expect(await get(down)).toEqual({ text: 'none', down: true })
    expect(await get(page('first'))).toEqual({ text: 'first' })
  })
})
