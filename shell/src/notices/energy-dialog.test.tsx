import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { publish } from '@nimbus/shared-contracts/events'
import { EnergyDialog } from './energy-dialog'

const click = (click: Parameters<typeof publish<'shop:click'>>[1]): void => act(() => publish('shop:click', click))
const dialog = () => screen.findByRole('dialog', { name: 'Energieeffizienzlabel' })

beforeEach(() => {
  render(
    <>
      <button type="button">Pfeil</button>
      <EnergyDialog />
    </>,
  )
})

describe('EnergyDialog', () => {
  it('shows a sheet that ends in .pdf in a frame 750 px high', async () => {
    click({ key: 'energy-modal', value: '/api/sheet.pdf', about: 'Solvar S1 Pro' })
    const frame = await within(await dialog()).findByTitle('Produktdatenblatt für Solvar S1 Pro')
    expect(frame).toHaveAttribute('src', '/api/sheet.pdf')
    expect(frame).toHaveAttribute('height', '750')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('shows anything else as an image, with its values as text', async () => {
    click({
      key: 'energy-modal',
      value: '/api/label.svg',
      about: 'Solvar S1 Pro',
      details: [{ name: 'Energieeffizienzklasse', value: 'A auf der Skala A bis G' }],
    })
    const shown = within(await dialog())
    expect(await shown.findByRole('img', { name: 'Energieeffizienzlabel für Solvar S1 Pro' })).toHaveAttribute(
      'src',
      '/api/label.svg',
    )
    expect(shown.getByText('Energieeffizienzklasse').nextSibling).toHaveTextContent('A auf der Skala A bis G')
  })

  it('needs no more than key and sheet', async () => {
    click({ key: 'energy-modal', value: '/label.png' })
    expect(await within(await dialog()).findByRole('img', { name: 'Energieeffizienzlabel' })).toBeInTheDocument()
  })

  it.each([
    ['another key', { key: 'other', value: '/label.png' }],
    ['a script as address', { key: 'energy-modal', value: 'javascript:alert(1)//x.pdf' }],
    ['no address', { key: 'energy-modal', value: '' }],
  ])('stays closed for %s', (_, payload) => {
    click(payload)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on Escape and gives the focus back', async () => {
    const opener = screen.getByRole('button', { name: 'Pfeil' })
    opener.focus()
    click({ key: 'energy-modal', value: '/label.png' })
    await dialog()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener).toHaveFocus()
  })
})
