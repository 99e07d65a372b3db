import { useState, type FormEvent } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField, type TextFieldProps } from './text-field'

const aField = (over: Partial<TextFieldProps> = {}) => (
  <TextField id="zip" label="Postleitzahl" value="" onChange={() => {}} {...over} />
)

function Form({ onSend }: { onSend: (value: string) => void }) {
  const [value, setValue] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(value)
  }
  return (
    <form onSubmit={send}>
      <TextField id="zip" label="Postleitzahl" value={value} onChange={setValue} />
      <button type="submit">Weiter</button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

describe('TextField', () => {
  it('has its label, hint and error as name and description', () => {
    render(aField({ hint: 'Fünf Ziffern', error: 'Dieses Feld ist erforderlich', optional: true }))
    expect(field()).toHaveAccessibleName('Postleitzahl (freiwillig)')
    expect(field()).toHaveAccessibleDescription('Fünf Ziffern Dieses Feld ist erforderlich')
    expect(field()).toBeInvalid()
  })

  it('describes nothing when there is nothing to say', () => {
    render(aField())
    expect(field()).not.toHaveAttribute('aria-describedby')
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  it('says what is right only while there is no error', () => {
    const { rerender } = render(aField({ valid: 'Gültige IBAN' }))
    expect(field()).toHaveAccessibleDescription('Gültige IBAN')
    rerender(aField({ valid: 'Gültige IBAN', error: 'Falsch' }))
    expect(field()).toHaveAccessibleDescription('Falsch')
  })

  it('tells each change and follows a new value', async () => {
    const onChange = jest.fn()
    const { rerender } = render(aField({ onChange }))
    await userEvent.type(field(), '0')
    expect(onChange).toHaveBeenLastCalledWith('0')
    rerender(aField({ onChange, value: '01067' }))
    expect(field()).toHaveValue('01067')
  })

  it('notices autofill that fires only a native change event', () => {
    const onChange = jest.fn()
    render(aField({ onChange }))
    field().value = '01067'
    act(() => void field().dispatchEvent(new Event('change', { bubbles: true })))
    expect(onChange).toHaveBeenCalledWith('01067')
  })

  it('reports autofill without any event before the form is sent, also after a render in between', () => {
    const onSend = jest.fn()
    const { rerender } = render(<Form onSend={onSend} />)
    field().value = '01067'
    rerender(<Form onSend={onSend} />)
    fireEvent.click(screen.getByRole('button'))
    expect(onSend).toHaveBeenCalledWith('01067')
  })
})
