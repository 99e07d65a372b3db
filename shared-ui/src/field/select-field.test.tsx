import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectField } from './select-field'

const options = [
  { value: 'mr', label: 'Herr' },
  { value: 'mrs', label: 'Frau' },
]

describe('SelectField', () => {
  it('starts with the placeholder, tells the choice and follows a new value', async () => {
    const onChange = jest.fn()
    const field = (value: string) => (
      <SelectField
        id="s"
        label="Anrede"
        optional
        value={value}
        onChange={onChange}
        options={options}
        placeholder="keine Angabe"
      />
    )
    const { rerender } = render(field(''))
    const select = screen.getByRole('combobox', { name: 'Anrede (freiwillig)' })
    expect(select).toHaveDisplayValue('keine Angabe')
    await userEvent.selectOptions(select, 'Frau')
    expect(onChange).toHaveBeenLastCalledWith('mrs')
    rerender(field('mr'))
    expect(select).toHaveDisplayValue('Herr')
  })

  it('shows its value when the options come later', () => {
    const field = (loaded: typeof options) => (
      <SelectField id="s" label="Anrede" value="mrs" onChange={() => {}} options={loaded} placeholder="" />
    )
    const { rerender } = render(field([]))
    rerender(field(options))
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Frau')
  })
})
