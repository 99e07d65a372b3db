import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from './date-field'
import { ErrorSummary } from './error-summary'
import { TextField } from './text-field'

const zip = { id: 'zip', label: 'Postleitzahl', message: 'Dieses Feld ist erforderlich' }
const birth = { id: 'birth', label: 'Geburtsdatum', message: 'Bitte geben Sie ein Datum ein' }

describe('ErrorSummary', () => {
  it.each([
    [[zip], 'Bitte prüfen Sie 1 Angabe'],
    [[zip, birth], 'Bitte prüfen Sie 2 Angaben'],
  ])('counts the errors', (errors, title) => {
    render(<ErrorSummary errors={errors} />)
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { name: title }))
  })

  it('tells later how many are left, politely and without reading all of them again', () => {
    render(<ErrorSummary errors={[zip, birth]} />)
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false')
  })

  // it used to say "Leistungsbeschreibung zu.: Bitte …"
  it('takes the full stop from a label before its colon', () => {
    render(<ErrorSummary errors={[{ id: 'terms', label: 'Ich stimme zu.', message: 'Bitte stimmen Sie zu.' }]} />)
    expect(screen.getByRole('link')).toHaveTextContent(/^Ich stimme zu: Bitte stimmen Sie zu\.$/)
  })

  it('is nothing without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('leads to the field, or to the first input of a group', async () => {
    render(
      <>
        <ErrorSummary errors={[zip, birth]} />
        <TextField id="zip" label="Postleitzahl" value="" onChange={() => {}} />
        <DateField id="birth" legend="Geburtsdatum" value="" onChange={() => {}} />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Postleitzahl: Dieses Feld ist erforderlich' }))
    expect(screen.getByLabelText('Postleitzahl')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: /Geburtsdatum/ }))
    expect(screen.getByLabelText('Tag')).toHaveFocus()
  })
})
