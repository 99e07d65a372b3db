import { KEEP_CLEAR, keepClear, marginsBeside } from './keep-clear'

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

  it('follows what moves, until it ends', () => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    document.body.innerHTML = `<button ${KEEP_CLEAR}></button><div></div>`
    const [button, region] = [document.querySelector('button')!, document.querySelector('div')!]
    jest.spyOn(region, 'getBoundingClientRect').mockReturnValue(span(80, window.innerHeight - 80))
    const place = jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(span(200, 248))
    const end = keepClear(region)
    expect(region.style.getPropertyValue('--clear-top')).toBe('284px')
    place.mockReturnValue(span(-100, -52))
    document.dispatchEvent(new Event('scroll'))
    expect(region.style.getPropertyValue('--clear-top')).toBe('')
    end()
    place.mockReturnValue(span(200, 248))
    document.dispatchEvent(new Event('scroll'))
    expect(region.style.getPropertyValue('--clear-top')).toBe('')
  })
})
