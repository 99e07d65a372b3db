import { createHeroPreloads, heroArea } from './hero-preloads'

const hero = (image: string) => ({
  id: image,
  eyebrow: '',
  title: '',
  text: '',
  link: { label: '', href: '/' },
  image,
})
const heroes = [hero('heroes/a.svg'), hero('heroes/b.svg'), hero('heroes/c.svg')]

function aPreloader(shownPath?: string) {
  const preload = jest.fn()
  const get = jest.spyOn(globalThis, 'fetch')
  get.mockImplementation(async () => Response.json({ area: 'zuhause', heroes }))
  let path = ''
  const preloadHeroes = createHeroPreloads({
    apiBase: '/api',
    whenLoaded: (task) => task(),
    shownPath: () => shownPath ?? path,
    preload,
  })
  const visit = async (to: string, head = {}) => {
    path = to
    preloadHeroes(to, head)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { visit, get, preload }
}

describe('heroArea', () => {
  it.each([
    ['/', 'start'],
    ['/zuhause', 'zuhause'],
    ['/zuhause/tarife/dsl-tarife', 'zuhause'],
    ['/unterwegs/geraete/smartphones/solvar-s1', 'unterwegs'],
    ['/warenkorb', undefined],
    ['/checkout', undefined],
  ])('of %s is %s', (path, area) => {
    expect(heroArea(path)).toBe(area)
  })
})

describe('createHeroPreloads', () => {
  it('preloads the first two pictures of the area, asking for them once', async () => {
    const { visit, get, preload } = aPreloader()
    await visit('/unterwegs/tarife/mobilfunk-tarife')
    await visit('/unterwegs/geraete/smartphones')
    expect(get.mock.calls.map(([path]) => path)).toEqual(['/api/content/heroes/unterwegs'])
    expect(preload).toHaveBeenCalledTimes(2)
    const [images] = preload.mock.calls[0]
    expect(images).toHaveLength(2)
    expect(images[0].srcset).toContain('heroes/a.svg')
    expect(images[1].srcset).toContain('heroes/b.svg')
  })

  it('leaves a page that brings its own, and one outside of the areas', async () => {
    const { visit, get } = aPreloader()
    await visit('/zuhause', { preloadImages: [{ srcset: 'a', sizes: '', type: 'image/avif' }] })
    await visit('/warenkorb')
    expect(get).not.toHaveBeenCalled()
  })

  it('asks anew after a failure, which nobody notices', async () => {
    const { visit, get, preload } = aPreloader()
    get.mockResolvedValueOnce(Response.json({ name: 'ServerError' }, { status: 500 }))
    await visit('/unterwegs/tarife/mobilfunk-tarife')
    expect(preload).toHaveBeenCalledWith([])
    await visit('/unterwegs/geraete/smartphones')
    expect(get).toHaveBeenCalledTimes(2)
    expect(preload.mock.lastCall?.[0]).toHaveLength(2)
  })

  it('comes too late for a visitor who has gone on', async () => {
    const { visit, preload } = aPreloader('/warenkorb')
    await visit('/zuhause/tarife/dsl-tarife')
    expect(preload).not.toHaveBeenCalled()
  })
})
