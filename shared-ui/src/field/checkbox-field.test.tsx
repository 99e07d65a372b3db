import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxField } from './checkbox-field'

describe('CheckboxField', () => {
  it('is named by its sentence, described by hint and error, and tells its new state', async () => {
    const onChange = jest.fn()
    render(
      <CheckboxField
        id="agb"
        label="Ich stimme zu."
        checked={false}
        onChange={onChange}
        hint="Jederzeit widerrufbar"
        error="Dieses Feld ist erforderlich"
      />,
    )
    const box = screen.getByRole('checkbox', { name: 'Ich stimme zu.' })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Jederzeit widerrufbar Dieses Feld ist erforderlich')
    await userEvent.click(screen.getByText('Ich stimme zu.'))
    expect(onChange).toHaveBeenCalledWith(true)
  })
})
