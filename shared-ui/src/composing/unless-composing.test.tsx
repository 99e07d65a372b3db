import { fireEvent, render, screen } from '@testing-library/react'
import { unlessComposing } from './unless-composing'

describe('unlessComposing', () => {
  // suggestions used to take Enter and arrows from the input method
  it.each([
    ['hears a key', { key: 'Enter' }, 1],
    ['leaves a key of a composition to the input method', { key: 'Enter', isComposing: true }, 0],
    ['leaves the key that ended it, as Safari marks it', { key: 'Enter', keyCode: 229 }, 0],
  ])('%s', (_, key, calls) => {
    const press = jest.fn()
    render(<input aria-label="Straße" onKeyDown={unlessComposing(press)} />)
    fireEvent.keyDown(screen.getByLabelText('Straße'), key)
    expect(press).toHaveBeenCalledTimes(calls)
  })
})
