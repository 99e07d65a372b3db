import { fireEvent, render, screen } from '@testing-library/react'
import { isComposing } from './is-composing'

describe('isComposing', () => {
  // suggestions used to take Enter and arrows from the input method
  it.each([
    ['a key of its own', { key: 'Enter' }, false],
    ['a key of a composition', { key: 'Enter', isComposing: true }, true],
    ['the key that ended one, as Safari marks it', { key: 'Enter', keyCode: 229 }, true],
  ])('tells %s', (_, key, expected) => {
    const answers: boolean[] = []
    render(<input aria-label="Straße" onKeyDown={(event) => answers.push(isComposing(event))} />)
    fireEvent.keyDown(screen.getByLabelText('Straße'), key)
    expect(answers).toEqual([expected])
  })
})
