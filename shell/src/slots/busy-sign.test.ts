import { createBusySign } from './busy-sign'

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main></main>'
})
afterEach(() => jest.useRealTimers())

const set = () => {
  const main = document.querySelector('main')!
  const sign = createBusySign(main)
  return { main, sign, region: main.nextElementSibling! }
}

describe('createBusySign', () => {
  it.each([
    [999, ''],
    [1_000, 'Wird geladen..'],
  ])('after %i ms says "%s"', (milliseconds, text) => {
    const { main, sign, region } = set()
    sign.begin()
    expect(main).toHaveAttribute('aria-busy', 'true')
    jest.advanceTimersByTime(milliseconds)
    expect(region).toHaveAttribute('role', 'status')
    expect(region.textContent).toBe(text)
  })

  it('says nothing more once the page is there', () => {
    const { main, sign, region } = set()
    sign.begin()
    jest.advanceTimersByTime(1_000)
    sign.end()
    expect(main).not.toHaveAttribute('aria-busy')
    expect(region.textContent).toBe('')
    sign.begin()
    sign.end()
    jest.advanceTimersByTime(5_000)
    expect(region.textContent).toBe('')
  })

  it('measures from the first of several clicks', () => {
    const { sign, region } = set()
    sign.begin()
    jest.advanceTimersByTime(900)
    sign.begin()
    jest.advanceTimersByTime(100)
    expect(region.textContent).toBe('Wird geladen..')
  })
})
