import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompactChoice } from './compact-choice'

const options = [
  { value: 'NONE', label: 'Ohne TV' },
  { value: 'SMART', label: 'Smart', note: '+ 10 €' },
]

describe('CompactChoice', () => {
  it('has every value with its note in both forms, and both report the same', async () => {
    const chosen: string[] = []
    render(
      <CompactChoice
        legend="Fernsehen dazu?"
        name="tv"
        options={options}
        value="NONE"
        onChange={(value) => chosen.push(value)}
      />,
    )
    expect(screen.getByRole('radio', { name: 'Ohne TV' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Smart + 10 €' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fernsehen dazu?' }), 'Smart + 10 €')
    expect(chosen).toEqual(['SMART', 'SMART'])
  })
})
