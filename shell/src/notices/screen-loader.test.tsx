import { act, render, screen } from '@testing-library/react'
import { publish } from '@nimbus/shared-contracts/events'
import { ScreenLoader } from './screen-loader'

beforeEach(() => {
  jest.useFakeTimers()
  render(<ScreenLoader />)
})
afterEach(() => jest.useRealTimers())

const loading = (begins: boolean, by = 'order'): void => act(() => publish('loading:changed', { loading: begins, by }))
const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('status')

describe('ScreenLoader', () => {
  it('has an empty status region from the start and fills it after 300 ms', () => {
    loading(true)
    pass(299)
    expect(region()).toBeEmptyDOMElement()
    pass(1)
    expect(region()).toHaveTextContent(/^Wird geladen\.\.$/)
  })

  it('never shows for what takes less than 300 ms', () => {
    loading(true)
    pass(299)
    loading(false)
    pass(5000)
    expect(region()).toBeEmptyDOMElement()
  })

  it('does not blink: once shown it stays for 300 ms, also between two loads', () => {
    loading(true)
    pass(310)
    loading(false)
    pass(100)
    loading(true)
    pass(100)
    loading(false)
    pass(89)
    expect(region()).toHaveTextContent('Wird geladen..')
    pass(1)
    expect(region()).toBeEmptyDOMElement()
  })

  it('goes at once after a long load', () => {
    loading(true)
    pass(5000)
    loading(false)
    pass(0)
    expect(region()).toBeEmptyDOMElement()
  })

  it('stays until the last one has ended', () => {
    loading(true, 'order')
    loading(true, 'summary')
    loading(true, 'summary')
    pass(1000)
    loading(false, 'order')
    pass(1000)
    expect(region()).toHaveTextContent('Wird geladen..')
    loading(false, 'summary')
    pass(0)
    expect(region()).toBeEmptyDOMElement()
  })

  it('covers nothing while the session is opened', () => {
    loading(true, 'session')
    pass(5000)
    expect(region()).toBeEmptyDOMElement()
  })
})
