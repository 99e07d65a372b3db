import { render, screen } from '@testing-library/react'
import { PageHeading } from './page-heading'

describe('PageHeading', () => {
  it.each([
    ['Allgemeine Geschäftsbedingungen', '20'],
    ['Verbraucherinformationen', '24'],
    ['Datenschutz-Hinweise', ''],
    ['Warenkorb', ''],
    ['Produkt\u00adinformations\u00adblätter', ''],
    [`Ergebnisse für „${'a'.repeat(80)}“`, ''],
  ])('tells the longest word of "%s" where it needs more than a line of a phone', (title, letters) => {
    render(<PageHeading title={title} />)
    expect(screen.getByRole('heading', { name: title }).style.getPropertyValue('--letters')).toBe(letters)
  })
})
