import { render, screen } from '@testing-library/react'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { fixedLines, FixedValue } from './fixed-value'

const { address } = aCheckData().availability

describe('fixedLines', () => {
  it.each([
    ['an address', address, ['Lindenstraße 12a', '01067 Dresden']],
    // the dwelling used to be lost, and "5 1/2" was written "51/2"
    ['a dwelling', { ...address, unit: '2. OG links' }, ['Lindenstraße 12a, 2. OG links', '01067 Dresden']],
    [
      'a half house number',
      { ...address, house_no: '5', house_no_suffix: '1/2' },
      ['Lindenstraße 5 1/2', '01067 Dresden'],
    ],
    ['a text', 'Glasfaser', ['Glasfaser']],
    ['nothing', undefined, []],
  ])('writes %s', (_, value, lines) => {
    expect(fixedLines(value)).toEqual(lines)
  })
})

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

  it('leads there from one with a dwelling too', () => {
    render(<FixedValue label="Adresse" value={{ ...address, unit: 'Hinterhaus' }} />)
    expect(screen.getByRole('link', { name: 'Adresse ändern' })).toBeVisible()
  })

  it('leads nowhere from another value', () => {
    render(<FixedValue label="Tarif" value="Glasfaser 150" />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
