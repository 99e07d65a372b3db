import { render, screen, within } from '@testing-library/react'
import { Button } from '../button/button'
import { AvailabilityBar } from './availability-bar'

describe('AvailabilityBar', () => {
  it('is a region named by its result and marks the first fact only when something is available', () => {
    const bar = (state: 'available' | 'unavailable') => (
      <AvailabilityBar
        state={state}
        title="Ergebnis"
        address="Lindenstraße 12a, 01067 Dresden"
        facts={['Glasfaser', 'DSL']}
        action={<Button>Adresse ändern</Button>}
      />
    )
    const { rerender } = render(bar('available'))
    const region = within(screen.getByRole('region', { name: 'Ergebnis' }))
    expect(region.getByRole('button', { name: 'Adresse ändern' })).toBeInTheDocument()
    expect(region.getByText('Glasfaser')).toHaveClass('tag--ok')
    expect(region.getByText('DSL')).not.toHaveClass('tag--ok')
    rerender(bar('unavailable'))
    expect(region.getByText('Glasfaser')).not.toHaveClass('tag--ok')
  })
})
