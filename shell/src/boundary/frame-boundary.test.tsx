import { render, screen } from '@testing-library/react'
import { FrameBoundary } from './frame-boundary'

let broken = true

function Part() {
  if (broken) throw new Error('broken')
  return <p>Teil</p>
}

/** Hears what the boundary logs, and what React does; the part is mended when it was logged so often. */
function mendAfter(failures: number): jest.SpyInstance {
  let logged = 0
  return jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (parts[0] === 'shell: header failed' && ++logged === failures) broken = false
  })
}

const shown = (path = '/') => (
  <FrameBoundary part="header" path={path} fallback={<a href="/">Nimbus</a>}>
    <Part />
  </FrameBoundary>
)

beforeEach(() => {
  broken = true
})
afterEach(() => jest.restoreAllMocks())

describe('FrameBoundary', () => {
  it.each([1, 2])('lets a part that broke %i times begin anew', (times) => {
    mendAfter(times)
    render(shown())
    expect(screen.getByText('Teil')).toBeVisible()
  })

  it('gives a part that always breaks up for its fallback, until the next page', () => {
    const log = mendAfter(4)
    const { rerender } = render(shown())
    expect(screen.getByRole('link')).toHaveTextContent('Nimbus')
    expect(log.mock.calls.filter(([text]) => text === 'shell: header failed')).toHaveLength(3)
    broken = false
    rerender(shown())
    expect(screen.queryByText('Teil')).toBeNull()
    rerender(shown('/unterwegs'))
    expect(screen.getByText('Teil')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
