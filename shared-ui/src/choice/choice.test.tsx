import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChipGroup, OptionCards, RadioGroup, Segments } from '.'

const options = [
  { value: 'none', label: 'Ohne TV' },
  { value: 'smart', label: 'Smart', note: '+ 10 €' },
  { value: 'mega', label: 'MegaStream', note: '+ 30 €', disabled: true, reason: 'nicht mit DSL' },
]

describe.each([
  ['ChipGroup', ChipGroup],
  ['Segments', Segments],
])('%s', (_, Choice) => {
  it('is a named group of radio buttons with the chosen one checked', async () => {
    const onChange = jest.fn()
    render(<Choice legend="Fernsehen" name="tv" options={options} value="none" onChange={onChange} hideLegend />)
    expect(screen.getByRole('group', { name: 'Fernsehen' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Ohne TV' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Smart + 10 €' }))
    expect(onChange).toHaveBeenCalledWith('smart')
    expect(screen.getByRole('radio', { name: /MegaStream/ })).toBeDisabled()
  })
})

describe('ChipGroup', () => {
  it('names the reason in place of the note when an option is unavailable', () => {
    render(<ChipGroup legend="Fernsehen" name="tv" options={options} value="none" onChange={() => {}} />)
    expect(screen.getByRole('radio', { name: 'MegaStream nicht mit DSL' })).toBeDisabled()
  })
})

describe('RadioGroup', () => {
  it('chooses nothing by itself and says what is wrong', () => {
    render(
      <RadioGroup
        id="change"
        legend="Wechseln Sie den Anbieter?"
        name="change"
        options={[
          { value: 'yes', label: 'Ja', description: 'Wir kündigen für Sie.' },
          { value: 'no', label: 'Nein' },
        ]}
        value=""
        onChange={() => {}}
        hint="Eine Angabe genügt."
        error="Dieses Feld ist erforderlich"
      />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Wechseln Sie den Anbieter?' })
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Eine Angabe genügt. Dieses Feld ist erforderlich')
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })
})

describe('OptionCards', () => {
  it('names label, price and explanation of each card', () => {
    render(
      <OptionCards
        legend="Router"
        name="router"
        options={[{ value: 'own', label: 'Eigenes Gerät', price: '0 €', sub: 'Zugangsdaten kostenlos' }]}
        value=""
        onChange={() => {}}
      />,
    )
    expect(screen.getByRole('radio', { name: 'Eigenes Gerät 0 € Zugangsdaten kostenlos' })).not.toBeChecked()
  })
})
