import { render, screen, within } from '@testing-library/react'
import { Stepper } from './stepper'

const steps = [
  { id: 'today', label: 'Ihr Anschluss heute', href: '/checkout/today' },
  { id: 'person', label: 'Persönliche Daten', href: '/checkout/person' },
  { id: 'line', label: 'Anschluss', href: '/checkout/line' },
  { id: 'payment', label: 'Zahlung', href: '/checkout/payment' },
]

describe('Stepper', () => {
  it('links the done steps, marks the current one and leaves the open ones as text', () => {
    render(<Stepper steps={steps} current="line" done={['today', 'person']} />)
    const nav = within(screen.getByRole('navigation', { name: 'Bestellschritte' }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ihr Anschluss heute, Schritt 1 von 4, erledigt',
      'Persönliche Daten, Schritt 2 von 4, erledigt',
    ])
    const items = nav.getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
    expect(items.slice(2).map(({ textContent }) => textContent)).toEqual([
      'Anschluss, Schritt 3 von 4, aktuell',
      'Zahlung, Schritt 4 von 4, noch offen',
    ])
  })

  it('says the position for phones', () => {
    render(<Stepper steps={steps} current="person" done={['today']} />)
    expect(screen.getByText('Schritt 2 von 4')).toBeInTheDocument()
  })

  it('links no current step, even when it was done before', () => {
    render(<Stepper steps={steps} current="today" done={['today']} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
