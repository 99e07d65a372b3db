import { act, render, screen } from '@testing-library/react'
import { publish } from '@nimbus/shared-contracts/events'
import { EnergyDialog } from './energy-dialog'

jest.mock('./energy-sheet', () => {
  throw new Error('404')
})

describe('EnergyDialog', () => {
  it('leads to the label where what shows it is lost', async () => {
    render(<EnergyDialog />)
    act(() => publish('shop:click', { key: 'energy-modal', value: '/api/label.svg', about: 'Solvar S1 Pro' }))
    expect(screen.getByRole('dialog', { name: 'Energieeffizienzlabel' })).toHaveTextContent('Wird geladen..')
    expect(await screen.findByRole('link', { name: 'Energieeffizienzlabel' })).toHaveAttribute('href', '/api/label.svg')
  })
})
