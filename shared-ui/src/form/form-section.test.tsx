import { render, screen } from '@testing-library/react'
import { Form } from 'react-final-form'
import { FormSection } from './form-section'

const definitions = { 'a.b': { type: 'text' as const, label: 'Feld', layout: {} } }

function links(...given: object[]): HTMLElement[] {
  const section = { id: 's', title: 'Teil', fields: ['a.b'], links: given }
  render(
    <Form onSubmit={() => {}}>
      {() => <FormSection section={section} definitions={definitions} values={{}} bare={false} />}
    </Form>,
  )
  return screen.queryAllByRole('link')
}

describe('FormSection', () => {
  it('opens what is to be read apart, and goes to another step of the form here', () => {
    const [document, step] = links(
      { label: 'Preisliste', href: '/preisliste' },
      { label: 'Gewünschten Start ändern', href: '/checkout?step=connection', here: true },
    )
    expect(document).toHaveAttribute('target', '_blank')
    expect(step).not.toHaveAttribute('target')
    expect(step).toHaveTextContent(/^Gewünschten Start ändern$/)
  })

  it('shows no link that leads out of the shop', () => {
    expect(links({ label: 'Weg', href: 'https://elsewhere.example' })).toEqual([])
  })
})
