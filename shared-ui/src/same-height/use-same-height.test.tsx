import { act, render, screen } from '@testing-library/react'
import { useSameHeight } from '.'

interface Part {
  top: number
  height: number
}

/** jsdom lays nothing out: a part stands where its name says, and is at least as high as its style says. */
const layout: Record<string, Part> = {}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { top, height } = layout[this.textContent] ?? { top: 0, height: 0 }
    return { top, height: Math.max(height, Number.parseFloat(this.style.minHeight) || 0) } as DOMRect
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function Tiles({ names, tolerance }: { names: string[]; tolerance?: 'loose' }) {
  const list = useSameHeight<HTMLUListElement>(tolerance)
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} data-same-height={name[0]}>
          {name}
        </li>
      ))}
    </ul>
  )
}

const minHeights = (): string[] => screen.getAllByRole('listitem').map(({ style }) => style.minHeight)
const resize = (): void =>
  act(() => {
    window.dispatchEvent(new Event('resize'))
    jest.advanceTimersByTime(20)
  })

describe('useSameHeight', () => {
  it('equalises per group and row on load', () => {
    Object.assign(layout, {
      a1: { top: 0, height: 40 },
      b1: { top: 5, height: 90 },
      a2: { top: 5, height: 60 },
      b2: { top: 0, height: 30 },
      a3: { top: 300, height: 20 },
    })
    render(<Tiles names={['a1', 'b1', 'a2', 'b2', 'a3']} />)
    expect(minHeights()).toEqual(['60px', '', '', '90px', ''])
  })

  it.each([
    [undefined, ['', '']],
    ['loose', ['60px', '']],
  ] as const)('takes parts 20 px apart for one row only in the loose mode: %s', (tolerance, expected) => {
    Object.assign(layout, { a1: { top: 0, height: 40 }, a2: { top: 20, height: 60 } })
    render(<Tiles names={['a1', 'a2']} tolerance={tolerance} />)
    expect(minHeights()).toEqual(expected)
  })

  it('measures anew when the window is resized: parts in different rows are free again', () => {
    Object.assign(layout, { a1: { top: 0, height: 40 }, a2: { top: 0, height: 60 } })
    render(<Tiles names={['a1', 'a2']} />)
    expect(minHeights()).toEqual(['60px', ''])
    Object.assign(layout, { a1: { top: 0, height: 40 }, a2: { top: 100, height: 60 } })
    resize()
    expect(minHeights()).toEqual(['', ''])
  })

  it('measures anew when the list changes', () => {
    Object.assign(layout, { a1: { top: 0, height: 40 }, a2: { top: 0, height: 60 }, a3: { top: 0, height: 80 } })
    const { rerender } = render(<Tiles names={['a1', 'a2']} />)
    rerender(<Tiles names={['a1', 'a2', 'a3']} />)
    expect(minHeights()).toEqual(['80px', '80px', ''])
  })

  it('hears of no resize after the list has gone', () => {
    const removed = jest.spyOn(window, 'removeEventListener')
    render(<Tiles names={[]} />).unmount()
    expect(removed).toHaveBeenCalledWith('resize', expect.any(Function))
  })
})
