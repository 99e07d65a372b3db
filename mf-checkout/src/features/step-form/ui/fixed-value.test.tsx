import { render, screen } from '@testing-library/react'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { FixedValue } from './fixed-value'

describe('FixedValue', () => {
  // the page said that the tariff isn't available at the address
  it('leads from a checked address to the check of another one', () => {
    render(<FixedValue label="Adresse" value={aCheckData().availability.address} />)
    expect(screen.getByText('Lindenstraße 12a')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adresse ändern' })).toHaveAttribute(
      'href',
      '/zuhause/tarife/magentazuhause-tarife?fixedStep=addressChange',
    )
  })

  it('leads nowhere from another value', () => {
    render(<FixedValue label="Tarif" value="Glasfaser 150" />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
