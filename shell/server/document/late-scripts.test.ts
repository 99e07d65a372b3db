/** @jest-environment jsdom */
import { INLINE_SCRIPT } from './inline-script'

const ENTRY = '/shell/main.0a1b2c3d.js'

/** Tells the page that the browser has painted. */
let paint: () => void

/** Runs the script in a page of this content, as the browser does while it reads the document. */
function open(content: string, visibility: DocumentVisibilityState = 'visible'): void {
  document.body.innerHTML = content
  const script = document.createElement('script')
  script.dataset.late = JSON.stringify({ data: '/_page.x.json', entry: ENTRY, preload: [] })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, which documents have inline
  new Function(INLINE_SCRIPT)()
}

const started = (): boolean => document.head.querySelector(`script[src="${ENTRY}"]`) !== null

/** How the visitor comes to the page. */
let navigation: NavigationTimingType

beforeEach(() => {
  // as the browser, which gives up its time after a slice
  jest.useFakeTimers({ doNotFake: ['performance'] })
  document.head.innerHTML = ''
  document.documentElement.removeAttribute('data-unfolded')
  location.hash = ''
  navigation = 'navigate'
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] })
  paint = () => {
    throw new Error('nobody waits for the paint')
  }
  class Observer {
    constructor(told: (list: unknown, observer: Observer) => void) {
      paint = () => told([], this)
    }
    observe = (): void => {}
    disconnect = (): void => {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('asks for the entry once the page is painted', () => {
  open('<h1>Nimbus</h1>')
  jest.advanceTimersByTime(1_000)
  expect(started()).toBe(false)
  paint()
  jest.advanceTimersByTime(0)
  expect(started()).toBe(true)
})

// where a browser's settings or an extension take them away, no button used to answer, ever
it.each<[string, () => void]>([
  ['no PerformanceObserver', () => Object.assign(globalThis, { PerformanceObserver: undefined })],
  [
    'one that throws',
    () =>
      Object.assign(globalThis, {
        PerformanceObserver: class {
          observe(): void {
            throw new TypeError('refused')
          }
        },
      }),
  ],
  [
    'no entries',
    () =>
      Object.assign(performance, {
        getEntriesByType: () => {
          throw new TypeError('refused')
        },
      }),
  ],
])('asks for the entry all the same with %s', (_, takeAway) => {
  takeAway()
  open('<h1>Nimbus</h1>')
  jest.advanceTimersByTime(2_000)
  expect(started()).toBe(true)
})

it.each(['load', 'error'])('waits for the first pictures, until their %s', (event) => {
  open('<img fetchpriority="high" src="/a.avif"><img src="/b.avif">')
  const picture = document.querySelector('img')
  jest.spyOn(picture as HTMLImageElement, 'complete', 'get').mockReturnValue(false)
  paint()
  jest.advanceTimersByTime(100)
  expect(started()).toBe(false)
  picture?.dispatchEvent(new Event(event))
  expect(started()).toBe(false)
  jest.advanceTimersByTime(100)
  expect(started()).toBe(true)
})

it('waits 2 s at most', () => {
  open('<h1>Nimbus</h1>')
  jest.advanceTimersByTime(1_999)
  expect(started()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(started()).toBe(true)
})

it('waits for no paint in a tab that nobody sees', () => {
  open('<h1>Nimbus</h1>', 'hidden')
  expect(started()).toBe(true)
})

it('asks once', () => {
  open('<h1>Nimbus</h1>')
  paint()
  jest.advanceTimersByTime(5_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})

describe('what the first layout has left out', () => {
  const PAGE =
    '<style data-href="/shell/main.css"></style><style data-href="/shell/whole.css" data-whole></style>' +
    '<section class="section" id="a"><div class="tile" id="b"></div></section><footer class="ft" id="c"></footer>'
  const sheet = () => document.querySelector('link[rel="stylesheet"]:not([disabled])')
  const unfolded = (): string[] => [...document.querySelectorAll('[data-unfolded]')].map(({ id }) => id || 'page')

  it('is laid out once the stylesheets are there', () => {
    open(PAGE)
    paint()
    jest.advanceTimersByTime(100)
    expect(unfolded()).toEqual([])
    sheet()?.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(100)
    expect(unfolded()).toEqual(['page'])
  })

  it('is laid out in slices of 8 ms', () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => (now += 5))
    open(PAGE)
    paint()
    jest.advanceTimersByTime(100)
    sheet()?.dispatchEvent(new Event('load'))
    expect(unfolded()).toEqual(['a', 'b'])
    jest.advanceTimersByTime(100)
    expect(unfolded()).toEqual(['page'])
  })

  it('waits for a stylesheet that is lost on the way', () => {
    open(PAGE)
    paint()
    jest.advanceTimersByTime(100)
    sheet()?.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(1_000)
    expect(unfolded()).toEqual([])
    sheet()?.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(100)
    expect(unfolded()).toContain('page')
  })

  it.each(['reload', 'back_forward'] as const)('is there at once after a %s, which restores a position', (type) => {
    navigation = type
    open(PAGE)
    expect(unfolded()).toEqual(['page'])
  })

  it('is there at once where a hash names a part of the page', () => {
    location.hash = '#c'
    open(PAGE)
    expect(unfolded()).toEqual(['page'])
  })
})
