import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from './date-field'

function Birthday({ onValue, start = '' }: { onValue?: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    setValue(next)
    onValue?.(next)
  }
  return (
    <DateField id="birth" legend="Geburtsdatum" value={value} onChange={change} autoComplete="bday" error="Zu jung" />
  )
}

const shown = () => ['Tag', 'Monat', 'Jahr'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

describe('DateField', () => {
  it('joins what is typed into the three inputs', async () => {
    const onValue = jest.fn()
    render(<Birthday onValue={onValue} />)
    await userEvent.type(screen.getByLabelText('Jahr'), '1990')
    await userEvent.type(screen.getByLabelText('Monat'), '2')
    await userEvent.type(screen.getByLabelText('Tag'), '15')
    expect(onValue).toHaveBeenLastCalledWith('1990-02-15')
    expect(shown()).toEqual(['15', '2', '1990'])
  })

  it('takes a whole date typed with dots into the first input', async () => {
    const onValue = jest.fn()
    render(<Birthday onValue={onValue} />)
    await userEvent.type(screen.getByLabelText('Tag'), '01.02.1990')
    expect(onValue).toHaveBeenLastCalledWith('1990-02-01')
    expect(shown()).toEqual(['01', '02', '1990'])
  })

  it.each(['01.02.1990', '1990-02-01'])('spreads a pasted %s over the inputs', async (text) => {
    const onValue = jest.fn()
    render(<Birthday onValue={onValue} />)
    await userEvent.click(screen.getByLabelText('Monat'))
    await userEvent.paste(text)
    expect(onValue).toHaveBeenLastCalledWith('1990-02-01')
    expect(shown()).toEqual(['01', '02', '1990'])
  })

  // each step of the input method used to empty the field
  it.each([
    ['１９', '19'],
    ['12', '12'],
    ['あ', ''],
  ])('leaves %s to the input method until it is composed, and reads %j then', (composed, expected) => {
    render(<Birthday />)
    const day = screen.getByLabelText<HTMLInputElement>('Tag')
    fireEvent.compositionStart(day)
    const input = new InputEvent('input', { bubbles: true, isComposing: true })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(day, composed)
    fireEvent(day, input)
    expect(day.value).toBe(composed)
    fireEvent.compositionEnd(day, { data: composed })
    expect(shown()).toEqual([expected, '', ''])
  })

  it('lets no letter in', async () => {
    render(<Birthday />)
    await userEvent.type(screen.getByLabelText('Tag'), '1a')
    expect(shown()).toEqual(['1', '', ''])
  })

  it('is a named group with the error on each input and tokens for autofill', () => {
    render(<Birthday start="1990-02-01" />)
    expect(screen.getByRole('group', { name: 'Geburtsdatum' })).toHaveAccessibleDescription('Zu jung')
    const inputs = screen.getAllByRole('textbox')
    expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual(['bday-day', 'bday-month', 'bday-year'])
    for (const input of inputs) {
      expect(input).toBeInvalid()
      expect(input).toHaveAccessibleDescription('Zu jung')
    }
  })
})
