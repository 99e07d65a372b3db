import type { Metric } from 'web-vitals'
import { monitorLoad } from './load-monitor'

type Listener = (metric: Metric) => void

const listeners = new Map<string, Listener>()
const tell = (name: string, value: number, startTimes: number[] = [0]): void =>
  listeners.get(name)?.({
    name,
    value,
    rating: 'good',
    entries: startTimes.map((startTime) => ({ startTime })),
  } as Metric)

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'].map((name) => [
      `on${name}`,
      (listener: Listener) => void listeners.set(name, listener),
    ]),
  ),
)

let slowPaint: (paint: 'FCP' | 'LCP', at: number) => void
jest.mock('./slow-paints', () => ({
  watchSlowPaints: (onSlow: typeof slowPaint) => {
    slowPaint = onSlow
  },
}))

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true)
let leftAt: number

const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const sent = async (): Promise<unknown[]> =>
  Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await textOf(blob)) as unknown))
/** jsdom's blobs have no text(). */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(blob)
  })

beforeEach(() => {
  listeners.clear()
  sendBeacon.mockClear()
  leftAt = Infinity
  Object.assign(navigator, { sendBeacon })
  Object.assign(performance, { mark: jest.fn() })
  monitorLoad({ route: '/agb', leftAt: () => leftAt })
})

describe('monitorLoad', () => {
  it('reports the latest figures of the first page once, when the visitor leaves the tab', async () => {
    tell('LCP', 900, [900])
    tell('LCP', 1_200.4567, [1_200])
    slowPaint('FCP', 2_600)
    hide()
    tell('CLS', 0.3, [9_000])
    hide()
    expect(await sent()).toEqual([
      { route: '/agb', vitals: [{ name: 'LCP', value: 1_200.457, rating: 'good' }], slow: ['FCP'] },
    ])
  })

  // shifts, clicks and paints of later pages used to be booked on the first one
  it('counts nothing that began after the visitor went on to another page', async () => {
    tell('LCP', 900, [900])
    tell('CLS', 0.01, [500, 800])
    leftAt = 5_000
    tell('LCP', 5_200, [5_200])
    tell('CLS', 0.2, [800, 5_100])
    tell('INP', 300, [6_000, 6_001])
    slowPaint('LCP', 5_200)
    hide()
    expect(await sent()).toEqual([
      {
        route: '/agb',
        vitals: [
          { name: 'LCP', value: 900, rating: 'good' },
          { name: 'CLS', value: 0.01, rating: 'good' },
        ],
        slow: [],
      },
    ])
  })

  it('counts the click that led on, although its figure comes when the next page is there', async () => {
    leftAt = 5_000
    tell('INP', 180, [4_950])
    hide()
    expect(await sent()).toMatchObject([{ vitals: [{ name: 'INP', value: 180 }] }])
  })

  it('says nothing of a page that was left before anything was measured', () => {
    hide()
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})
