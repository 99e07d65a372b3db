import { mayPrefetch, watchLinks } from './watch-links'

/** jsdom lays nothing out, so tests say what is on screen. */
let onScreen: (link: Element, isIntersecting?: boolean) => void
let observed = new Set<Element>()

class Intersections {
  readonly elements = new Set<Element>()
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    observed = this.elements
    onScreen = (target, isIntersecting = true) => callback([{ target, isIntersecting }])
  }
  observe(element: Element): void {
    this.elements.add(element)
  }
  unobserve(element: Element): void {
    this.elements.delete(element)
  }
}

const link = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}
let want = jest.fn()
const wanted = () => want.mock.calls.map(([href, reason]) => `${String(reason)} ${new URL(String(href)).pathname}`)
const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  jest.useFakeTimers()
  // a page is watched for its whole life: the watchers of earlier tests go on, with a function of their own
  want = jest.fn()
  observed = new Set()
  document.body.replaceChildren()
  Object.assign(window, { IntersectionObserver: Intersections })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('watchLinks', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('tells of a link at %s, also inside of it', (type) => {
    watchLinks(want)
    link('<a href="/agb"><b>AGB</b></a>').firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }))
    expect(wanted()).toEqual(['intended /agb'])
  })

  it.each([
    '<a href="https://example.org/">x</a>',
    '<a href="/api/documents/1">x</a>',
    '<a href="/agb" download>x</a>',
    '<a href="/agb" target="_blank">x</a>',
    '<button>x</button>',
  ])('leaves %s alone', (html) => {
    watchLinks(want)
    link(html).dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(want).not.toHaveBeenCalled()
  })

  it('tells of a link that is on screen for a moment, and not of one that is scrolled past', async () => {
    const [stays, passes] = [link('<a href="/agb">x</a>'), link('<a href="/impressum">x</a>')]
    watchLinks(want)
    window.dispatchEvent(new Event('scroll'))
    onScreen(stays)
    onScreen(passes)
    await pass(200)
    onScreen(passes, false)
    await pass(200)
    expect(wanted()).toEqual(['visible /agb'])
  })

  it('finds links that come later', async () => {
    watchLinks(want)
    window.dispatchEvent(new Event('keydown'))
    const late = link('<a href="/agb">x</a>')
    await pass(500)
    expect([...observed]).toEqual([late])
  })

  // React changes the address of a link that stays, which used to be watched for its first one only
  it('tells of a link anew when it leads elsewhere', async () => {
    const changing = link('<a href="/agb">x</a>')
    watchLinks(want)
    window.dispatchEvent(new Event('scroll'))
    onScreen(changing)
    await pass(300)
    expect(observed.has(changing)).toBe(false)
    changing.setAttribute('href', '/impressum')
    await pass(500)
    expect(observed.has(changing)).toBe(true)
    onScreen(changing)
    await pass(300)
    expect(wanted()).toEqual(['visible /agb', 'visible /impressum'])
  })

  it('tells of the address that a link has once it has been on screen for a moment', async () => {
    const changing = link('<a href="/agb">x</a>')
    watchLinks(want)
    window.dispatchEvent(new Event('scroll'))
    onScreen(changing)
    await pass(200)
    changing.setAttribute('href', '/impressum')
    await pass(600)
    expect(wanted()).toEqual(['visible /impressum'])
  })

  it('lets visible links wait until the visitor does something, or for eight seconds', async () => {
    link('<a href="/agb">x</a>')
    watchLinks(want)
    await pass(7_999)
    expect(observed.size).toBe(0)
    await pass(1)
    expect(observed.size).toBe(1)
  })
})

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{ saveData: false, effectiveType: '4g' }, true],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('with a connection of %j is %s', (connection, may) => {
    expect(mayPrefetch({ connection } as unknown as Navigator)).toBe(may)
  })
})
