import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

describe('the styles of a field', () => {
  // an invalid select used to look like a text field: `background` takes the arrow away with the colour
  it('colour it in every state without taking the arrow of a select', () => {
    const css = readFileSync(join(__dirname, '../styles/field.css'), 'utf8')
    const states = [...css.matchAll(/\.inp[^{}]*\{[^{}]*\}/g)].map(([rule]) => rule)
    expect(states.filter((rule) => rule.includes('background-color:'))).toHaveLength(3)
    expect(states.filter((rule) => /background:/.test(rule))).toEqual([])
  })
})
