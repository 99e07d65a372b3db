/** @jest-environment jsdom */
import { LATE_SCRIPTS } from './late-scripts'

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
  new Function(LATE_SCRIPTS)()
}

const started = (): boolean => document.head.querySelector(`script[src="${ENTRY}"]`) !== null

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = ''
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

it.each(['load', 'error'])('waits for the first pictures, until their %s', (event) => {
  open('<img fetchpriority="high" src="/a.avif"><img src="/b.avif">')
  const picture = document.querySelector('img')
  jest.spyOn(picture as HTMLImageElement, 'complete', 'get').mockReturnValue(false)
  paint()
  jest.advanceTimersByTime(100)
  expect(started()).toBe(false)
  picture?.dispatchEvent(new Event(event))
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
