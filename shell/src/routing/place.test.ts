import { arrivalAt, keepRememberingScroll, rememberScroll, takePlace, writeAddress } from './place'

const page = document.createElement('main')
let height: number

/** jsdom lays nothing out: a window of 800 px whose position is what is asked for, as far as the content goes. */
beforeEach(() => {
  document.body.replaceChildren(page)
  page.innerHTML = '<h1>Tarife</h1><p id="fn3">Fußnote</p>'
  height = 5_000
  let position = 0
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height })
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 })
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position })
  window.scrollTo = jest.fn((_x: number, y: number) => {
    position = Math.max(0, Math.min(y, height - 800))
    window.dispatchEvent(new Event('scroll'))
  }) as unknown as typeof window.scrollTo
  Element.prototype.scrollIntoView = function (this: Element) {
    if (this.id === 'fn3') window.scrollTo(0, 2_000)
  }
  history.replaceState(null, '', '/')
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const scrolled = (): number => window.scrollY
const focused = (): string => document.activeElement?.textContent ?? ''
const pass = (milliseconds: number): void => {
  jest.advanceTimersByTime(milliseconds)
}

describe('takePlace', () => {
  it('begins a new page at its top, with the focus on its heading', () => {
    window.scrollTo(0, 1_800)
    takePlace(page, arrivalAt('push', '', false))
    expect([scrolled(), focused()]).toEqual([0, 'Tarife'])
  })

  it.each([
    ['at its top when it has put the focus on its heading', 'h1', 0],
    ['where it was left when the focus is elsewhere', 'button', 1_200],
  ])('shows a page that goes back to another query %s', (_where, focus, expected) => {
    page.innerHTML = '<h1 tabindex="-1">Zahlung</h1><button>Weiter</button>'
    history.replaceState({ scroll: 1_200 }, '', '/checkout?step=payment')
    const arrival = arrivalAt('pop', '', true)
    page.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
    takePlace(page, arrival)
    pass(3_000)
    expect(scrolled()).toBe(expected)
  })

  it('goes to the hash target and focuses it', () => {
    takePlace(page, arrivalAt('push', '#fn3', false))
    expect([scrolled(), focused()]).toEqual([2_000, 'Fußnote'])
  })

  it('goes to a hash target that comes late; it used to stay at the top', () => {
    page.innerHTML = '<h1>Tarife</h1>'
    takePlace(page, arrivalAt('push', '#fn3', false))
    expect([scrolled(), focused()]).toEqual([0, 'Tarife'])
    pass(800)
    page.insertAdjacentHTML('beforeend', '<p id="fn3">Fußnote</p>')
    pass(100)
    expect([scrolled(), focused()]).toEqual([2_000, 'Fußnote'])
  })

  it('focuses a heading that comes late', () => {
    page.innerHTML = ''
    takePlace(page, arrivalAt('push', '', false))
    page.innerHTML = '<h1>Warenkorb</h1>'
    pass(100)
    expect(focused()).toBe('Warenkorb')
  })

  it.each(['#gibtsnicht', '#%E0%A4'])('stays at the top for %s', (hash) => {
    takePlace(page, arrivalAt('push', hash, false))
    pass(10_000)
    expect([scrolled(), focused()]).toEqual([0, 'Tarife'])
  })

  it('goes back to where the visitor was, even to a list that takes its time', () => {
    history.replaceState({ scroll: 1_800 }, '')
    height = 900
    takePlace(page, arrivalAt('pop', '', false))
    expect(scrolled()).toBe(100)
    pass(800)
    height = 5_000
    pass(100)
    expect([scrolled(), focused()]).toEqual([1_800, 'Tarife'])
  })

  it('goes to the hash of an entry that remembers no position', () => {
    takePlace(page, arrivalAt('pop', '#fn3', false))
    expect(scrolled()).toBe(2_000)
  })

  it('leaves the page to a visitor who scrolls while it is waiting', () => {
    history.replaceState({ scroll: 1_800 }, '')
    height = 900
    takePlace(page, arrivalAt('pop', '', false))
    window.dispatchEvent(new Event('wheel'))
    height = 5_000
    pass(5_000)
    expect(scrolled()).toBe(100)
  })

  it('leaves the focus where it is when only the query changes, and restores the position', () => {
    page.insertAdjacentHTML('beforeend', '<button>Rot</button>')
    page.querySelector('button')?.focus()
    history.replaceState({ scroll: 600 }, '')
    takePlace(page, arrivalAt('pop', '', true))
    expect([scrolled(), focused()]).toEqual([600, 'Rot'])
  })
})

describe('writeAddress', () => {
  const refusing = () => {
    const refuse = (): never => {
      throw new DOMException('100 times per 10 seconds', 'SecurityError')
    }
    const target = { history: { state: null, pushState: refuse, replaceState: refuse }, scrollY: 0 }
    return { ...target, location: { assign: jest.fn(), replace: jest.fn() } }
  }

  it('writes a new entry and one in its place', () => {
    const before = history.length
    writeAddress('/geraete', 'push')
    writeAddress('/geraete?company=Solvar', 'replace')
    expect([history.length - before, location.pathname + location.search]).toEqual([1, '/geraete?company=Solvar'])
  })

  // links, filters and the cart's button used to be dead then
  it('lets the browser navigate when it refuses another change of the history', () => {
    const target = refusing()
    writeAddress('/geraete', 'push', target as unknown as Window)
    writeAddress('/warenkorb', 'replace', target as unknown as Window)
    expect([target.location.assign.mock.calls, target.location.replace.mock.calls]).toEqual([
      [['/geraete']],
      [['/warenkorb']],
    ])
  })
})

describe('keepRememberingScroll', () => {
  // steady scrolling used to spend the changes of the history that links need
  it('changes the history once, when the visitor rests', () => {
    keepRememberingScroll()
    const replace = jest.spyOn(history, 'replaceState')
    for (let step = 1; step <= 100; step++) {
      window.scrollTo(0, step * 10)
      pass(100)
    }
    expect(replace).not.toHaveBeenCalled()
    pass(300)
    expect(replace.mock.calls).toEqual([[{ scroll: 1_000 }, '']])
  })

  const saved = (): unknown => (history.state as { scroll?: number } | null)?.scroll

  it('remembers where the visitor is, for back, forward and reload', () => {
    keepRememberingScroll()
    window.scrollTo(0, 700)
    pass(300)
    expect([saved(), history.scrollRestoration]).toEqual([700, 'manual'])
  })

  it('keeps the position of the entry gone back to until its page is there; the old page used to overwrite it', () => {
    keepRememberingScroll()
    history.replaceState({ scroll: 1_800 }, '')
    const arrival = arrivalAt('pop', '', false)
    // the page before shrinks to a skeleton
    window.scrollTo(0, 0)
    pass(800)
    expect(saved()).toBe(1_800)
    takePlace(page, arrival)
    expect(scrolled()).toBe(1_800)
  })

  it('keeps the position of the entry that is gone back to at once, before the router knows of it', () => {
    keepRememberingScroll()
    history.replaceState(null, '', '/geraete')
    window.scrollTo(0, 1_800)
    pass(100)
    rememberScroll()
    history.pushState(null, '', '/geraete/solvar-s1')
    takePlace(page, arrivalAt('push', '', false))
    pass(100)
    // back: another entry, and word of it
    history.replaceState({ scroll: 1_800 }, '', '/geraete')
    window.dispatchEvent(new PopStateEvent('popstate'))
    pass(300)
    expect(saved()).toBe(1_800)
  })

  it('writes nothing of the page before into the entry of the next one', () => {
    keepRememberingScroll()
    history.replaceState(null, '', '/geraete')
    window.scrollTo(0, 1_800)
    pass(100)
    history.pushState(null, '', '/geraete/solvar-s1')
    pass(300)
    expect(saved()).toBeUndefined()
  })
})
