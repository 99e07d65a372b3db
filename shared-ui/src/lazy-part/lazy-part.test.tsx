import { Component, Suspense, type ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { lazyPart } from './lazy-part'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        again
      </button>
    ) : (
      this.props.children
    )
  }
}

describe('lazyPart', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const show = (Part: React.ComponentType<{ name: string }>) =>
    act(async () => {
      render(
        <Boundary>
          <Suspense fallback="loading">
            <Part name="cart" />
          </Suspense>
        </Boundary>,
      )
    })

  it('loads once, and shows what it has loaded', async () => {
    const load = jest.fn(async () => ({ name }: { name: string }) => <p>{name}</p>)
    const Part = lazyPart(load)
    await show(Part)
    expect(screen.getByText('cart')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('asks once for what fails, and anew when it is drawn again', async () => {
    const load = jest
      .fn<Promise<React.ComponentType<{ name: string }>>, []>()
      .mockRejectedValueOnce(new Error('no connection'))
      .mockResolvedValue(({ name }) => <p>{name}</p>)
    const Part = lazyPart(load)
    await show(Part)
    // however long nobody asks
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(load).toHaveBeenCalledTimes(1)
    await act(async () => screen.getByRole('button', { name: 'again' }).click())
    expect(screen.getByText('cart')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails again where it can’t be had again, a try for each drawing', async () => {
    const load = jest.fn(() => Promise.reject(new Error('no connection')))
    const Part = lazyPart<{ name: string }>(load)
    await show(Part)
    for (let tries = 2; tries < 5; tries++) {
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      await act(async () => screen.getByRole('button', { name: 'again' }).click())
      expect(load).toHaveBeenCalledTimes(tries)
    }
  })
})
