import { KEEP_CLEAR } from '@nimbus/shared-contracts/remote'
import { keepClear, marginsBeside } from './keep-clear'

const margins = { top: 80, bottom: 80 }

describe('marginsBeside', () => {
  it.each([
    ['nothing to keep clear of', [], { top: 80, bottom: 80 }],
    ['a button below the viewport', [{ top: 800, bottom: 850 }], { top: 80, bottom: 80 }],
    ['a button above it', [{ top: -60, bottom: -10 }], { top: 80, bottom: 80 }],
    ['a button that is not drawn', [{ top: 300, bottom: 300 }], { top: 80, bottom: 80 }],
    ['a button in the lower half', [{ top: 500, bottom: 548 }], { top: 80, bottom: 336 }],
    ['a button in the upper half', [{ top: 200, bottom: 248 }], { top: 284, bottom: 80 }],
    ['a button within the margin', [{ top: 750, bottom: 798 }], { top: 80, bottom: 86 }],
    ['a button that is half in', [{ top: -20, bottom: 28 }], { top: 80, bottom: 80 }],
    [
      'two buttons',
      [
        { top: 500, bottom: 548 },
        { top: 600, bottom: 648 },
      ],
      { top: 80, bottom: 336 },
    ],
  ])('with %s in 800 px leaves %j and is %j', (_, kept, expected) => {
    expect(marginsBeside(kept, 800, margins)).toEqual(expected)
  })

  it('never lets toasts reach what is kept clear, wherever that is', () => {
    for (let top = -60; top < 860; top += 1) {
      const free = marginsBeside([{ top, bottom: top + 48 }], 800, margins)
      const [from, to] = [free.top, 800 - free.bottom]
      expect(from >= to || to <= top || from >= top + 48).toBe(true)
    }
  })
})

describe('keepClear', () => {
  const span = (top: number, bottom: number) => ({ top, bottom }) as DOMRect
  const box = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right }) as DOMRect
  const scroll = (): boolean => document.dispatchEvent(new Event('scroll'))
  let end = (): void => {}

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
  afterEach(() => {
    end()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  /** A page with a button at 200 px, if any. */
  function aPage(buttons = 1) {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    document.body.innerHTML = `<main>${`<button ${KEEP_CLEAR}></button>`.repeat(buttons)}</main><div></div>`
    const region = document.querySelector('div')!
    const place = jest.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(span(200, 248))
    const measured = jest.spyOn(region, 'getBoundingClientRect').mockReturnValue(span(80, window.innerHeight - 80))
    end = keepClear(region)
    return { region, place, measured, top: () => region.style.getPropertyValue('--clear-top') }
  }

  it('follows what moves, until it ends', () => {
    const { place, top } = aPage()
    expect(top()).toBe('284px')
    place.mockReturnValue(span(-100, -52))
    scroll()
    jest.advanceTimersByTime(16)
    expect(top()).toBe('')
    place.mockReturnValue(span(200, 248))
    scroll()
    end()
    jest.advanceTimersByTime(100)
    scroll()
    jest.advanceTimersByTime(100)
    expect(top()).toBe('')
  })

  // at 320 × 256 px a toast lay over nearly every stop of the Tab key
  it.each([
    ['beside it', { left: 0, right: 300 }, '284px'],
    ['under none of its toasts', { left: 400, right: 500 }, ''],
  ])('keeps clear of what a keyboard has come to, %s', (_, place, expected) => {
    const { region, top } = aPage(0)
    region.innerHTML = '<p class="toast"></p>'
    document.querySelector('main')!.innerHTML = '<a href="/agb">AGB</a>'
    const link = document.querySelector('a')!
    jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(box(200, 248, place.left, place.right))
    jest.spyOn(region.querySelector('p')!, 'getBoundingClientRect').mockReturnValue(box(80, 200, 100, 350))
    link.focus()
    jest.advanceTimersByTime(16)
    expect(top()).toBe(expected)
  })

  // each event of a scroll made the browser lay the page out anew
  it('looks once a frame however much is scrolled, and writes nothing that is so already', () => {
    const { region, place, measured } = aPage()
    const written = jest.spyOn(region.style, 'setProperty')
    const removed = jest.spyOn(region.style, 'removeProperty')
    const before = place.mock.calls.length
    for (let frame = 0; frame < 3; frame += 1) {
      for (let event = 0; event < 50; event += 1) scroll()
      jest.advanceTimersByTime(16)
    }
    expect(place.mock.calls.length - before).toBe(3)
    expect([measured.mock.calls.length, written.mock.calls, removed.mock.calls]).toEqual([1, [], []])
  })

  it('reads what the region leaves free anew when the window has another size', () => {
    const { measured, top } = aPage()
    measured.mockReturnValue(span(40, window.innerHeight - 80))
    window.dispatchEvent(new Event('resize'))
    jest.advanceTimersByTime(16)
    expect(measured).toHaveBeenCalledTimes(2)
    expect(top()).toBe('284px')
  })

  // a toast that stayed kept the margins from before a banner, and lay under it
  it('reads what the region leaves free anew when the room of the banner changes, until it ends', async () => {
    const { place, measured, region } = aPage()
    place.mockReturnValue(span(500, window.innerHeight - 60))
    const bottom = (): string => region.style.getPropertyValue('--clear-bottom')
    const clear = `${window.innerHeight - 500 + 36}px`
    const roomOf = async (px: number): Promise<void> => {
      measured.mockReturnValue(span(80, window.innerHeight - 80 - px))
      document.documentElement.style.setProperty('--consent-room', `${px}px`)
      await Promise.resolve()
      jest.advanceTimersByTime(16)
    }
    await roomOf(120)
    expect([measured.mock.calls.length, bottom()]).toEqual([2, clear])
    // higher than the button: its own room is enough
    await roomOf(window.innerHeight - 500)
    expect([measured.mock.calls.length, bottom()]).toEqual([3, ''])
    await roomOf(0)
    expect([measured.mock.calls.length, bottom()]).toEqual([4, clear])
    end()
    await roomOf(200)
    expect(measured).toHaveBeenCalledTimes(4)
  })

  // a button that came while nothing was scrolled was covered
  it('sees what comes and goes while nothing moves', async () => {
    const { top } = aPage(0)
    expect(top()).toBe('')
    const main = document.querySelector('main')!
    main.innerHTML = `<p><button ${KEEP_CLEAR}></button></p>`
    await Promise.resolve()
    jest.advanceTimersByTime(16)
    expect(top()).toBe('284px')
    main.replaceChildren()
    await Promise.resolve()
    jest.advanceTimersByTime(16)
    expect(top()).toBe('')
  })
})
