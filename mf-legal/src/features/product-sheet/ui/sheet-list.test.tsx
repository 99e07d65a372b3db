import { render, screen, within } from '@testing-library/react'
import { aListedSheet } from '../../../testing/builders'
import { SheetList } from './sheet-list'

const mobile = (id: string, contract_term: number) =>
  aListedSheet({
    concrete_product_id: id,
    name: 'Nimbus Mobil M',
    product_name: 'Nimbus Mobil M',
    technology: 'MOBILE',
    contract_term,
  })
const prepaid = aListedSheet({
  concrete_product_id: 'prepaid-l',
  name: 'Nimbus Prepaid L',
  product_name: 'Nimbus Prepaid L',
  technology: 'PREPAID',
  contract_term: 0,
})

const linksOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label')?.replaceAll('\u00a0', ' '), link.getAttribute('href')])

describe('SheetList', () => {
  it('has landline, mobile and prepaid tariffs apart, each with its terms', () => {
    render(<SheetList sheets={[aListedSheet(), mobile('mobil-m-24', 24), mobile('mobil-m-12', 12), prepaid]} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'DSL',
      'Mobilfunk',
      'Prepaid',
    ])
    expect(linksOf('Mobilfunk')).toEqual([
      ['Nimbus Mobil M, 24 Monate: Produktinformationsblatt', '/produktinformationsblatt?tariff=mobil-m-24'],
      ['Nimbus Mobil M, 12 Monate: Produktinformationsblatt', '/produktinformationsblatt?tariff=mobil-m-12'],
    ])
    expect(linksOf('Prepaid')).toEqual([
      [
        'Nimbus Prepaid L, keine Mindestlaufzeit: Produktinformationsblatt',
        '/produktinformationsblatt?tariff=prepaid-l',
      ],
    ])
  })
  it('has tariffs that are sold no more apart, with their last day', () => {
    const old = aListedSheet({
      concrete_product_id: 'archiv-dsl-16-24',
      product_name: 'DSL 16',
      withdrawn_on: '2025-09-30',
    })
    render(<SheetList sheets={[aListedSheet(), old]} />)
    expect(linksOf('Archiv')).toEqual([
      ['DSL 16, 24 Monate: Produktinformationsblatt', '/produktinformationsblatt?tariff=archiv-dsl-16-24'],
    ])
    expect(screen.getByRole('region', { name: 'Archiv' })).toHaveTextContent('DSL 16, angeboten bis 30.09.2025')
    expect(linksOf('DSL')).toHaveLength(1)
  })
})
