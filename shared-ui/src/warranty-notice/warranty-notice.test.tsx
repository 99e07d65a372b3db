import { render, screen } from '@testing-library/react'
import { WarrantyNotice } from './warranty-notice'

describe('WarrantyNotice', () => {
  it.each([undefined, 'h3'] as const)('says two years, beside the notice, under a heading %s', (heading) => {
    render(<WarrantyNotice {...(heading && { heading })} />)
    expect(screen.getByRole('heading', { level: heading ? 3 : 2, name: 'Gesetzliche Gewährleistung' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Platzhalter für die EU-Gewährleistungsmitteilung' })).toBeVisible()
    expect(screen.getByText(/von 2 Jahren/)).toBeVisible()
  })
})
